export const words = { fr: { empty: 'Rien à afficher pour le moment.' }, en: { empty: 'Nothing to show for the moment.' } };
