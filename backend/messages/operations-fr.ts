/** What the calls say that tend a site, in French. */
export const operationsFr = {
  'order.no-cawl': 'Cette boutique n’encaisse pas par Cawl ; voici où en est la commande.',
  'order.not-sent': 'Cette commande n’est pas expédiée : elle n’a pas de colis à suivre.',
  'payment.no-public-key': 'Aucun paiement par carte n’est configuré.',
  'svg.address': 'Une adresse https est attendue.',
  'svg.host': 'Ce serveur n’est pas autorisé.',
  'svg.private': 'Cette adresse n’est pas publique.',
  'svg.unreachable': 'Le dessin n’a pas pu être chargé.',
  'svg.too-large': 'Ce dessin dépasse 1 Mo.',
  'svg.not-svg': 'Ce fichier n’est pas un dessin SVG.',
  'preview.hash': 'Ce HTML a changé depuis que l’image a été prise.',
  'preview.picture': 'Ce fichier n’est pas une image acceptée.',
  'preview.no-layout': 'Cette section n’existe pas.',
  'address.DELIVERY': 'Livraison',
  'address.BILLING': 'Facturation',
} as const;
