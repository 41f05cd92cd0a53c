export const words = { fr: { other: 'sur un autre site' }, en: { other: 'on another site' } };
