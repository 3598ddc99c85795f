"""Where the long names of Scythe's abilities and mats break."""

from spielwerk.boards.kit.hyphens import softener

soft = softener(
    """
    Agri|cultural Belagerungs|maschine Bezirks|verwaltung Bombar|dement Con|struction Corres|pondent
    Durch|tunneln Fabrik|explosion Fabrik|karte Infra|structure Infra|struktur Kon|struktion
    Kriegs|berichterstatter Kriegs|treiber Land|wirtschaftlich Maschinen|kraft Meister|schaft Mensch|licher
    Montage|linie
    Neu|formierung Rekrutier|büro Sächsi|sches Schutz|schild Techno|logical Unter|tauchen
    Verherr|lichen Winter|vorrat hoch|krempeln zurück|schicken
    """
)
