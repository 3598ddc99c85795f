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

interlude-leg-episode = Episode { $episode }
interlude-leg-after = After episode { $episode }
interlude-leg-mats = Choice of player mats

interlude-benefit-progress = one space further
interlude-benefit-gain = gains of Automa card { $card }
interlude-benefit-remove = without Automa card { $card }
interlude-benefit-nothing = no effect

interlude-panel-faction = Faction
interlude-panel-wealth = Wealth
interlude-panel-wins = Episodes won
interlude-panel-mech = Mech modifications
interlude-panel-infra = Infrastructure modifications
interlude-panel-bonuses = Set-up bonuses
interlude-panel-log = Triumph log
interlude-panel-drawn = Drawn now

interlude-field-automa = Automa
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
interlude-ask-last-drawnext = Chance decides who chooses a mat next.
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

interlude-log-leaderjudged = { $seat }: { $style }
interlude-style-economy-a = Nobody handles money better. The markets of the continent follow your prices, and even old opponents ask you for credit.
interlude-style-economy-b = Your stores are well filled. People in your country go to bed fed and get up with work to do.
interlude-style-economy-c = Wealth never was your aim. Your people own little, but they share it, and they forgive you the empty coffers.
interlude-style-statecraft-a = You have built a state that will outlive you: its laws are just, its offices honest, and its towns grow.
interlude-style-statecraft-b = You rule with a steady hand. Not every plan succeeds, but roads, mills and schools bear your name.
interlude-style-statecraft-c = Files and councils bored you. Others had to keep order at home while you were on your way.
interlude-style-military-a = Where your mechs appear, a battle is over before it begins. Generals study your campaigns.
interlude-style-military-b = Your army is respected. It guards the borders and seldom has to fight.
interlude-style-military-c = You were never fond of arms. Your few soldiers are proud that they have hardly ever fired a shot.

interlude-refused-rewards-first = The rewards come first. The group can change before the next episode.
interlude-refused-wind = Nothing can be added to episode { $episode }.
interlude-refused-faction = This faction is not free.
interlude-refused-no-sheet = There is no such sheet.
interlude-refused-left = { $name } has left the campaign.
interlude-refused-report-seats = The result does not fit those who played.
interlude-refused-report-places = These places cannot be: whoever shares one leaves the next one empty.
interlude-refused-report-ranking = Whoever has more coins has the better place.
interlude-refused-report-found = Nobody can have found it in this episode, or only one.
interlude-refused-report-tokens = So many tokens cannot be.
interlude-refused-report-pieces = Nobody has more than four mechs and four structures.
interlude-refused-report-stars = These stars do not fit on the track. Everybody has six of them.
interlude-refused-report-price = The wealth does not fit the instant bonus.
interlude-refused-report-below-0 = No number can be below 0.
interlude-refused-report-spent = More wealth was spent than was there.
interlude-refused-report-instant = This instant bonus is already used.
interlude-refused-episodes = A win or a tick belongs to an episode that was not played.
interlude-refused-unknown = Something on the sheets is not in this campaign.
interlude-refused-wealth = Nobody’s wealth can be below 0.
interlude-refused-one-faction = Two players cannot lead the same faction.
interlude-refused-one-home = Two players cannot live at the same home base.
interlude-refused-mod-twice = Nobody owns the same modification twice.
interlude-refused-mod-slots = Somebody owns more modifications than the sheet has room for.
interlude-refused-ticks-many = A column of the triumph log has more ticks than boxes.
interlude-refused-ticks-twice = A column is ticked only once an episode.
interlude-refused-columns = A triumph log has another number of columns.
interlude-refused-bonus = A set-up bonus is beyond its limit.
interlude-refused-sides = Fewer than two would play. Let somebody join, for example an Automa.
interlude-refused-automas = At least one person has to play.
interlude-refused-seven = At most seven can play.
interlude-refused-five = More than five players need Invaders from Afar.
interlude-refused-boxed = { $faction } comes with Invaders from Afar.
interlude-refused-order = The episodes were not played in this order.
interlude-refused-mods-gone = More modifications are owned than there are.
interlude-refused-guest = Somebody leads a faction that nobody can have yet.
