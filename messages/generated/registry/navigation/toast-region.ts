/** Texts of `registry/navigation/toast-region`, made by `npm run generate` from `messages/<lang>/registry/navigation/toast-region.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  region: string;
  dismiss: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    region: "Messages",
    dismiss: "Fermer le message",
  },
  en: {
    region: "Messages",
    dismiss: "Dismiss the message",
  },
};
