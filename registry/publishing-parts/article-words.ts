export const articleWords = {
  fr: { readingTime: (minutes: number) => `${minutes} min de lecture`, by: (author: string) => `par ${author}` },
  en: { readingTime: (minutes: number) => `${minutes} min read`, by: (author: string) => `by ${author}` },
};
