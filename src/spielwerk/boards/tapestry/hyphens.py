"""Where the long names of Tapestry's spaces, cards and civilizations break."""

from spielwerk.boards.kit.hyphens import softener

soft = softener(
    """
    Durchschnitt|liche Akade|mische Alien|bio|logie Anti-Air|craft Ar|chery Assas|sins Astro|nomie
    Astron|omy Bogen|schie|ßen Car|pentry Chem|istry Com|puter Com|puters Elec|tronics Elek|tronik
    Forsch|ung Her|bal|ism Inter|stellar Inter|stel|lare Kaval|lerie Kampf|drohnen Kampf|flug|zeuge
    Klingen|waffen Kräu|ter|kunde Kund|schaf|ter Kunst|stoff Mathe|matics Mathe|matik Metal|lurgie
    Metal|lurgy Nano|techno|logie Nano|tech|nology Navi|gation Neuro|science Neuro|wissen|schaft Nutri|tion
    Quanten|physik Raum|fähre Schieß|pulver Singu|larität Singu|larity Stein|werk|zeuge Supe|riority
    Techno|logie Techno|logy Überlegen|heit Unter|haltungs|künstler Warp|gates Scout|ing kontrol|lier|tem
    Einkommens|symbol Stan|ding Stehen|des Waffen|schmiede Warp|tore Wissenschafts|würfel Errungen|schaft
    Techno|logien Außen|posten Gebiets|teil Gebiets|teile Einkommens|turn Einkommens|zug Wahr|zeichen
    voran|schrei|ten Militär|leiste Rohstoff|kosten Entdeckungs|leiste Aca|demic Air|planes Atom|bombe
    Bio|logie Ernäh|rung Flug|abwehr Flug|zeuge Gun|powder Medi|cine Re|search Töpfe|rei War|planes
    Zimme|rei Sculp|ture Stream|ing Holo|center Photo|graphy Paint|ings Anima|tion Marmor|skulptur
    Implan|tate con|quer Con|quer ar|mory con|trolled ter|ri|tory Belagerungs|maschinen Bauern|hof
    Beloh|nung Ent|deckung Haupt|stadt Start|feld Tech|karte Tech|karten Welt|raum|teil Welt|raum|teile
    Wissen|schaft Zivili|sation aktu|ellen auf|werten erneu|ern belie|bigen mitt|leren zurück|gehen
    Explo|ration civili|zation inspi|ration master|piece master|pieces Einkommens|ge|bäude
    Inspira|tions|teil Meister|stück Meister|stücke er|schaffen Computer|anima|tion Spektral|foto|grafie
    Höhlen|malerei Holo|zentrum
    """
)
