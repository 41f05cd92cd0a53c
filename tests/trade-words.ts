/** Words of one trade, in French and English: what a shop of any other does not say unless its own content does. */
export const tradeWords = new RegExp(
  [
    // Of clothes.
    ...[
      'pièces? unique',
      'pièces',
      'cette pièce',
      'la pièce',
      'votre pièce',
      'une pièce',
      'matière',
      'mesures et',
      'propriétaire',
      'essay(?:age|er|ez sur)',
    ],
    ...['cintre', 'décousu', 'penderie', 'garde-robe', 'vêtements?', 'robes?', 'taille voisine', 'trouvaille'],
    ...['pieces?', 'garments?', 'clothes', 'hanger', 'fabric', 'dress', 'fitting', 'try things on', 'try it on', 'unstitched', 'new owner'],
    // Of wine.
    ...['vins?', 'cave', 'cépages?', 'bouteilles?', 'millésimes?', 'vignerons?', 'wines?', 'cellar', 'grapes?', 'bottles?', 'vintages?'],
  ]
    .map((word) => `(?<![\\p{L}-])${word}(?![\\p{L}-])`)
    .join('|'),
  'iu',
);
