/** The wording of the 404 and of the default message is the specification's. */
export const words = {
  fr: {
    notFound: 'Cette page est introuvable',
    notFoundText: 'La pièce a peut-être trouvé sa nouvelle propriétaire, ou l’adresse a changé.',
    error: 'Erreur',
    errorText: 'Quelque chose s’est décousu de notre côté. Réessayez dans un instant.',
    home: 'Revenir à l’accueil',
    code: (status: number) => `Erreur ${status}`,
  },
  en: {
    notFound: 'This page could not be found',
    notFoundText: 'The piece may have found its new owner, or the address has changed.',
    error: 'Error',
    errorText: 'Something came unstitched on our side. Please try again in a moment.',
    home: 'Back to the home page',
    code: (status: number) => `Error ${status}`,
  },
};
