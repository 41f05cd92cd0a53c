export const words = {
  fr: { map: 'Voir sur un plan', fax: 'Fax : ' },
  en: { map: 'See on a map', fax: 'Fax: ' },
};
