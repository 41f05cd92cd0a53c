/** Texts of `registry/content/gallery`, made by `npm run generate` from `messages/<lang>/registry/content/gallery.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  strip: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    strip: "Images à faire défiler",
  },
  en: {
    strip: "Pictures to scroll",
  },
};
