/** The wording of the 404 and of the default message is the specification's. */
export const words = {
  fr: {
    notFound: 'Cette page est introuvable',
    notFoundText: 'Elle a peut-être été retirée, ou son adresse a changé.',
    error: 'Erreur',
    errorText: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez dans un instant.',
    home: 'Revenir à l’accueil',
    code: (status: number) => `Erreur ${status}`,
  },
  en: {
    notFound: 'This page could not be found',
    notFoundText: 'It may have been removed, or its address has changed.',
    error: 'Error',
    errorText: 'Something went wrong on our side. Please try again in a moment.',
    home: 'Back to the home page',
    code: (status: number) => `Error ${status}`,
  },
};
