/** Texts of `admin/visits`, made by `npm run generate` from `messages/<lang>/admin/visits.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  none: string;
  noneText: string;
  source: string;
  visits: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Visites par source",
    count: (v) => counted("fr", v.count, { one: "# ligne", other: "# lignes" }),
    none: "Aucune visite n’a encore été comptée",
    noneText: "Ajoutez ?from=flyer à une adresse que vous imprimez ou partagez : les visites qui en viennent sont comptées ici, par jour et par source. Rien n’est conservé sur les personnes.",
    source: "Source",
    visits: "Visites",
  },
  en: {
    title: "Visits by source",
    count: (v) => counted("en", v.count, { one: "# line", other: "# lines" }),
    none: "No visit was counted yet",
    noneText: "Add ?from=flyer to an address that you print or share: visits by it are counted here, a day and a source. Nothing is stored about people.",
    source: "Source",
    visits: "Visits",
  },
};
