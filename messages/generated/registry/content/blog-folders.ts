/** Texts of `registry/content/blog-folders`, made by `npm run generate` from `messages/<lang>/registry/content/blog-folders.json`. */
import type { Lang } from '../../../languages.ts';
import { counted, formatNumber } from '../../../plural.ts';

export type Messages = {
  folders: string;
  within: string;
  all: string;
  count: (v: { total: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    folders: "Dossiers du blog",
    within: "Dans ce dossier",
    all: "Tout",
    count: (v) => (v.total === 1 ? "1 article" : `${formatNumber("fr", v.total)} articles`),
  },
  en: {
    folders: "Folders of the blog",
    within: "In this folder",
    all: "All",
    count: (v) => counted("en", v.total, { one: "1 article", other: "# articles" }),
  },
};
