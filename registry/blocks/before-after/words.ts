export const words = {
  fr: { before: 'Avant', after: 'Après', compare: 'Comparer avant et après', shown: (percent: number) => `${percent} % avant` },
  en: { before: 'Before', after: 'After', compare: 'Compare before and after', shown: (percent: number) => `${percent}% before` },
};
