"""Where the long names of Tapestry's spaces, cards and civilizations break."""

from spielwerk.boards.kit.hyphens import softener

soft = softener(
    """
    Akade|mische Alien|biologie Anti-Air|craft Ar|chery Assas|sins Astro|nomie Astron|omy Bogen|schie|ßen
    Car|pentry Com|puters Elec|tronics Elek|tronik Forsch|ung Herbal|ism Inter|stellar Inter|stellare
    Kampf|drohnen Kampf|flugzeuge Klingen|waffen Kräuter|kunde Kund|schafter Kunst|stoff Mathe|matics
    Mathe|matik Metal|lurgie Metal|lurgy Nano|techno|logie Nano|technology Navi|gation Neuro|science
    Neuro|wissen|schaft Nutri|tion Quanten|physik Raum|fähre Schieß|pulver Singu|larität Singu|larity
    Stein|werk|zeuge Supe|riority Techno|logie Techno|logy Überlegen|heit Unter|haltungs|künstler Warp|gates
    Scout|ing kontrol|lier|tem Einkommens|symbol Stan|ding Stehen|des Waffen|schmiede Warp|tore
    Wissenschafts|würfel Errungen|schaft Techno|logien Außen|posten Gebiets|teile Einkommens|turn
    Einkommens|zug Wahr|zeichen voran|schreiten Militär|leiste Rohstoff|kosten Entdeckungs|leiste
    """
)
