export const words = {
  fr: {
    folders: 'Dossiers du blog',
    within: 'Dans ce dossier',
    all: 'Tout',
    count: (total: number) => (total === 1 ? '1 article' : `${total} articles`),
  },
  en: {
    folders: 'Folders of the blog',
    within: 'In this folder',
    all: 'All',
    count: (total: number) => (total === 1 ? '1 article' : `${total} articles`),
  },
};
