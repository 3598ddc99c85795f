"""Where the long names of DEI's cards break."""

from spielwerk.boards.kit.hyphens import softener

soft = softener(
    """
    Außen|posten Barrikaden|bauer Batterie|händler Belagerungs|lager Bergungs|kran Beschlag|nahme
    Blitz|überfall Confis|cation Drohnen|ingenieur Drohnen|karten Drohnen|pilot Energie|zellen
    Feld|befestigung Feld|ingenieur Handels|konvoi Handels|posten Herum|treiber Infil|tratoren Infil|trators
    Karawanen|führer Kontrol|lierte Konzer|tierter Marsch|befehl Nacht|schicht Rations|versteck
    Requi|rierung Scharf|schütze Schmuggler|tunnel Schrott|händler Schrott|presse Schwarz|markt
    Seil|schaften Unter|schlupf Unterwelt|boss Versorgungs|kette Versorgungs|schächte Versuchs|objekte
    Verwertungs|lager Wachstums|serum Überfall|kommando
    """
)
