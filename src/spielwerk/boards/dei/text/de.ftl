### Was der Plan von DEI sagt.

## Der Plan und was daneben liegt

dei-board-display = Auslage
dei-board-legend = Erhöht und schraffiert: Anhöhen. Kreise: Technologie; Dreiecke: Energiezellen; Sechsecke: Außenposten, mit dem Würfel dessen, der sie kontrolliert; Zelte: Lager; Quadrate: Drohnen; Bohlen: Brücken; Kabinen mit Pfeilen: Aufzüge. Die Striche unter einem Namen zeigen, wie viel jeder dort zählt; wer die Mehrheit hat, dessen Striche sind höher.
dei-board-title = Plan der Bezirke
