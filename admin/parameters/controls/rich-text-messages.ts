/** Messages around a text of a page that is a setting. */
export const messages = {
  fr: {
    edit: 'Modifier le texte',
    fold: 'Replier',
    size: (count: number) => (count === 0 ? 'Vide' : `${count.toLocaleString('fr')} caractères`),
    loading: 'Chargement de l’éditeur',
    missing: (labels: string) => `Sans valeur dans « Société » : ${labels}. Le public lit un tiret à la place.`,
  },
  en: {
    edit: 'Edit the text',
    fold: 'Fold',
    size: (count: number) => (count === 0 ? 'Empty' : `${count.toLocaleString('en')} characters`),
    loading: 'Loading the editor',
    missing: (labels: string) => `Without a value under “Company”: ${labels}. The public reads a dash instead.`,
  },
};
