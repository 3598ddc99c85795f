# Sentences of the interlude between two episodes of the campaign.

interlude-faction-vesna = Vesna
interlude-faction-fenris = Fenris

interlude-column-upgrades = Upgrades
interlude-column-mechs = Mechs
interlude-column-structures = Structures
interlude-column-recruits = Recruits
interlude-column-workers = Workers
interlude-column-objective = Objective
interlude-column-combat = Combat
interlude-column-combat-2 = Combat (second column)
interlude-column-popularity = Popularity
interlude-column-power = Power

interlude-bonus-coins = coins
interlude-bonus-power = power
interlude-bonus-popularity = popularity

interlude-panel-faction = Faction
interlude-panel-wealth = Wealth
interlude-panel-wins = Episodes won
interlude-panel-mech = Mech modifications
interlude-panel-infra = Infrastructure modifications
interlude-panel-bonuses = Set-up bonuses
interlude-panel-log = Triumph log
interlude-panel-drawn = Drawn now

interlude-field-chronicle = Chronicle
interlude-score-wealth = Wealth
interlude-score-total = Campaign total

interlude-gesture-tick = Tick a star
interlude-gesture-vote = Vote
interlude-gesture-decide = Break the tie
interlude-gesture-raise = Raise a set-up bonus
interlude-gesture-market = Buy modifications
interlude-gesture-leave = Keep or leave the faction
interlude-gesture-faction = Choose a faction
interlude-gesture-home = Choose a home base
interlude-gesture-mat = Choose a player mat

interlude-ask-record-tickstar = { $seat }: In which column of the triumph log do you tick this star?
interlude-ask-record-drawleader = Chance decides who acts for the winners.
interlude-ask-vote-vote = { $seat }: How many of your tokens vote for war? The others vote for peace.
interlude-ask-vote-decide = { $seat }: The vote is tied, and you won the episode. War or peace?
interlude-ask-bonuses-raisebonus = { $seat }: Which set-up bonus do you raise?
interlude-ask-market-namekind = { $seat }: You won and draw one more modification. Of which kind?
interlude-ask-market-drawntile = A modification is drawn for { $seat }.
interlude-ask-market-keep = { $seat }: Which modification do you keep for free?
interlude-ask-market-buy = { $seat }: Which modifications do you buy? Each costs 50 wealth.
interlude-ask-automa-drawgain = An Automa card is drawn for { $seat }.
interlude-ask-automa-removetile = A modification leaves the campaign for { $seat }.
interlude-ask-factions-stay = { $seat }: Do you keep your faction?
interlude-ask-factions-rolltoleave = A die is rolled for { $seat }.
interlude-ask-factions-drawfirst = Chance decides who chooses a faction next.
interlude-ask-factions-takefaction = { $seat }: Which faction do you lead from now on?
interlude-ask-factions-dealfaction = A faction is dealt to { $seat }.
interlude-ask-factions-settle = { $seat }: Your home base belongs to a faction that was chosen. Where do you settle?
interlude-ask-factions-goto = A home base is drawn for { $sheet }.
interlude-ask-last-laytile = The next tile of the track is laid out.
interlude-ask-last-choosemat = { $seat }: Which player mat do you take?
interlude-ask-last-dealmat = A player mat is dealt to { $seat }.

interlude-option-war = { $n } for war
interlude-option-choose = { $at ->
    [war] War
   *[peace] Peace
}
interlude-option-tick = { $column }
interlude-option-raise = { $bonus } + 1
interlude-option-more = { $at ->
    [mech] A mech modification
   *[infra] An infrastructure modification
}
interlude-option-keep = Keep { $tile }
interlude-option-buy = Buy { $tile }
interlude-option-done = Done
interlude-option-stay = Keep the faction
interlude-option-leave = Leave the faction
interlude-option-take = { $faction }
interlude-option-settle = Home base of { $home }
interlude-option-mat = { $mat }
interlude-option-drawn = { $tile }
interlude-option-gone = { $tile }
interlude-option-card = Automa card { $n }
interlude-option-roll = { $n }
interlude-option-first = { $seat }
interlude-option-gets = { $faction }
interlude-option-goes = Home base of { $home }
interlude-option-dealt = { $mat }
interlude-option-laid = { $star }

interlude-log-recorded = { $seat } ends the episode with { $coins } coins; the wealth is now { $wealth }.
interlude-log-won = { $seat } has won the episode.
interlude-log-ticked = { $seat } ticks { $column }.
interlude-log-voted = { $seat } votes: { $war } for war, { $peace } for peace.
interlude-log-pathchosen = { $side ->
    [war] It will be war.
   *[peace] Peace holds.
}
interlude-log-bonusraised = { $seat } raises a set-up bonus: { $bonus }.
interlude-log-released = { $kind ->
    [mech] Mech modifications can be had from now on.
   *[infra] Infrastructure modifications can be had from now on.
}
interlude-log-tiledrawn = { $seat } draws { $tile }.
interlude-log-tilekept = { $price ->
    [0] { $seat } keeps { $tile }.
   *[other] { $seat } buys { $tile } for { $price } wealth.
}
interlude-log-benefitgained = { $what ->
    [progress] { $seat } will start one space further on its progress card.
    [gain] { $seat } notes the gains of Automa card { $card }.
    [remove] { $seat } plays without Automa card { $card } from now on.
   *[nothing] { $seat } gets a modification without effect.
}
interlude-log-tilegone = { $tile } leaves the campaign.
interlude-log-rolled = { $seat } rolls { $n }.
interlude-log-factionleft = { $seat } leaves { $faction }.
interlude-log-factiontaken = { $seat } leads { $faction } from now on.
interlude-log-hometaken = { $sheet } settles at the home base of { $home }.
interlude-log-nextepisode = The story continues.
interlude-log-tilelaid = Space { $space } of the track: { $star }.
interlude-log-mattaken = { $seat } takes the { $mat } mat.
interlude-log-campaignwon = { $seat } wins the campaign with { $total }.
