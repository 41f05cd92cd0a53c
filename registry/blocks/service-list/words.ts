export const words = {
  fr: {
    more: 'En savoir plus',
    about: (title: string) => `En savoir plus : ${title}`,
    act: (label: string, title: string) => `${label} : ${title}`,
  },
  en: { more: 'Learn more', about: (title: string) => `Learn more: ${title}`, act: (label: string, title: string) => `${label}: ${title}` },
};
