export const words = {
  fr: { count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`) },
  en: { count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`) },
};
