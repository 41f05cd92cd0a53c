/** Words of the built-in screens, shown where a site has no document for one. On the server only. */
export const siteWords = {
  fr: {
    notFound: 'Cette page est introuvable',
    error: 'Une erreur est survenue',
    home: 'Retour à l’accueil',
    unavailable: 'Le site est momentanément indisponible',
    contact: 'Nous contacter',
    address: 'Où nous trouver',
    hours: 'Horaires d’ouverture',
    newsletter: 'Lettre d’information',
  },
  en: {
    notFound: 'This page could not be found',
    error: 'Error',
    home: 'Back to the home page',
    unavailable: 'The site is unavailable for the moment',
    contact: 'Contact us',
    address: 'Where to find us',
    hours: 'Opening hours',
    newsletter: 'Newsletter',
  },
};
