/** The link past header and menu: apart, since every page's JavaScript holds it. */
export const skipMessages = { fr: 'Aller au contenu', en: 'Skip to content' };
