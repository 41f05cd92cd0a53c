/** Texts of `registry/catalogue/product-gallery/gallery-stage`, made by `npm run generate` from `messages/<lang>/registry/catalogue/product-gallery/gallery-stage.json`. */
import type { Lang } from '../../../../languages.ts';

export type Messages = {
  label: (v: { name: string | number }) => string;
  show: (v: { index: string | number; total: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    label: (v) => `Photos : ${v.name}`,
    show: (v) => `Voir la photo ${v.index} sur ${v.total}`,
  },
  en: {
    label: (v) => `Pictures: ${v.name}`,
    show: (v) => `See picture ${v.index} of ${v.total}`,
  },
};
