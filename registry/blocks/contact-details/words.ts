export const words = { fr: { map: 'Voir sur un plan' }, en: { map: 'See on a map' } };
