/** The language of the page on show, as its `<html lang>` has it. */
export const pageLang = (): 'fr' | 'en' => (document.documentElement.lang.startsWith('en') ? 'en' : 'fr');

/** Its locale: what calls of the browser are answered in. */
export const pageLocale = (): string => (pageLang() === 'en' ? 'en_US' : 'fr_FR');
