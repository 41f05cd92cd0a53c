export const words = { fr: { label: 'Annonce', social: 'Nous suivre' }, en: { label: 'Announcement', social: 'Follow us' } };
