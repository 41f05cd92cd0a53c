/** Texts of `admin/page-editor/palette/starter-props`, made by `npm run generate` from `messages/<lang>/admin/page-editor/palette/starter-props.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  text: string;
  picture: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    text: "Votre texte.",
    picture: "Ce que montre l’image",
  },
  en: {
    text: "Your text.",
    picture: "What the picture shows",
  },
};
