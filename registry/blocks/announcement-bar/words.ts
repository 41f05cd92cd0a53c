export const words = { fr: { label: 'Annonce' }, en: { label: 'Announcement' } };
