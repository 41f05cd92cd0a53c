/** Texts of `domain/rental-return`, made by `npm run generate` from `messages/<lang>/domain/rental-return.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber } from '../../plural.ts';

export type Messages = {
  title: string;
  due: (v: { day: string | number; name: string | number }) => string;
  how: string;
  deposit: (v: { amount: string | number; when: string | number }) => string;
  when: (v: { days: number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Retour de votre location",
    due: (v) => `${v.name} : à rendre le ${v.day} au plus tard.`,
    how: "Rapportez-la à la boutique, ou déposez le colis de retour ce jour-là au plus tard.",
    deposit: (v) => `Le dépôt de garantie (${v.amount}) est demandé avant que la pièce vous soit remise ou envoyée, non avec la commande. Il vous est rendu, ou n’est plus bloqué sur votre carte, ${v.when}.`,
    when: (v) => (v.days === 0 ? "dès le retour" : (v.days === 1 ? "au plus tard le lendemain du retour" : `au plus tard ${formatNumber("fr", v.days)} jours après le retour`)),
  },
  en: {
    title: "Returning your rental",
    due: (v) => `${v.name}: to be back on ${v.day} at the latest.`,
    how: "Bring it to the shop, or hand in the parcel that returns it on that day at the latest.",
    deposit: (v) => `The deposit (${v.amount}) is asked for before the piece is handed over or sent, not with the order. It is given back, or no longer held on your card, ${v.when}.`,
    when: (v) => (v.days === 0 ? "on return" : counted("en", v.days, { one: "on the day after the return at the latest", other: "# days after the return at the latest" })),
  },
};
