export const words = { fr: { label: 'Fil d’Ariane' }, en: { label: 'Breadcrumb' } };
