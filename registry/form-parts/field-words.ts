/** What fields of a form say by themselves. */
export const fieldWords = {
  fr: {
    optional: 'facultatif',
    choose: 'Choisir',
    files: (kinds: string, megabytes: number) => `${kinds}, ${megabytes} Mo au plus.`,
  },
  en: {
    optional: 'optional',
    choose: 'Choose',
    files: (kinds: string, megabytes: number) => `${kinds}, ${megabytes} MB at most.`,
  },
};
