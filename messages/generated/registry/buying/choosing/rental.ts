/** Texts of `registry/buying/choosing/rental`, made by `npm run generate` from `messages/<lang>/registry/buying/choosing/rental.json`. */
import type { Lang } from '../../../../languages.ts';
import { formatNumber, plural } from '../../../../plural.ts';

export type Messages = {
  legend: string;
  chooseFirst: string;
  chooseLast: (v: { from: string | number }) => string;
  chosen: (v: { days: number; from: string | number; to: string | number }) => string;
  total: (v: { amount: string | number }) => string;
  deposit: (v: { amount: string | number }) => string;
  extraDay: (v: { amount: string | number }) => string;
  taken: string;
  rent: string;
  missing: string;
  loading: string;
  failed: string;
  retry: string;
  which: string;
  firstDay: string;
  lastDay: string;
  check: string;
  free: string;
  notFree: string;
  plainNext: string;
  handover: {
    sent: (v: { from: string | number }) => string;
    collected: (v: { from: string | number }) => string;
  };
  back: (v: { to: string | number }) => string;
  length: (v: { days: string | number }) => string;
  lengths: (v: { least: string | number; most: string | number }) => string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    legend: "Du premier au dernier jour de la location",
    chooseFirst: "Choisissez le premier jour.",
    chooseLast: (v) => `À partir du ${v.from}. Choisissez le dernier jour.`,
    chosen: (v) => plural("fr", v.days, { one: `Du ${v.from} au ${v.to} inclus, ${formatNumber("fr", v.days)} jour.`, other: `Du ${v.from} au ${v.to} inclus, ${formatNumber("fr", v.days)} jours.` }),
    total: (v) => `Location : ${v.amount}.`,
    deposit: (v) => `Dépôt de garantie : ${v.amount}, demandé avant la remise ou l’envoi et rendu au retour ; il n’est pas débité ici.`,
    extraDay: (v) => `Jour supplémentaire : ${v.amount}.`,
    taken: "Les jours sans cadre sont pris ou ne se louent pas.",
    rent: "Louer à ces dates",
    missing: "Choisissez le premier et le dernier jour de la location.",
    loading: "Recherche des jours libres",
    failed: "Les jours libres ne se chargent pas pour l’instant.",
    retry: "Réessayer",
    which: "Modèle",
    firstDay: "Premier jour",
    lastDay: "Dernier jour",
    check: "Voir si ces dates sont libres",
    free: "Ces dates sont libres",
    notFree: "Pas à ces dates",
    plainNext: "Pour la louer, écrivez-nous ces dates ; avec JavaScript, elle se loue ici même.",
    handover: {
      sent: (v) => `Chez vous au plus tard le ${v.from}.`,
      collected: (v) => `À retirer à la boutique au plus tard le ${v.from} : un envoi arriverait après.`,
    },
    back: (v) => `À rendre le ${v.to} au plus tard.`,
    length: (v) => `Pour ${v.days} jours.`,
    lengths: (v) => `De ${v.least} à ${v.most} jours.`,
  },
  en: {
    legend: "From the first to the last day of the rental",
    chooseFirst: "Choose the first day.",
    chooseLast: (v) => `From ${v.from}. Choose the last day.`,
    chosen: (v) => plural("en", v.days, { one: `From ${v.from} to ${v.to} inclusive, ${formatNumber("en", v.days)} day.`, other: `From ${v.from} to ${v.to} inclusive, ${formatNumber("en", v.days)} days.` }),
    total: (v) => `Rental: ${v.amount}.`,
    deposit: (v) => `Deposit: ${v.amount}, asked for before the piece is handed over or sent and given back on return; it is not charged here.`,
    extraDay: (v) => `Each further day: ${v.amount}.`,
    taken: "Days without a frame are taken or cannot be rented.",
    rent: "Rent on these dates",
    missing: "Choose the first and the last day of the rental.",
    loading: "Looking for free days",
    failed: "The free days do not load at the moment.",
    retry: "Try again",
    which: "Model",
    firstDay: "First day",
    lastDay: "Last day",
    check: "See whether these dates are free",
    free: "These dates are free",
    notFree: "Not on these dates",
    plainNext: "To rent it, write us these dates; with JavaScript it is rented right here.",
    handover: {
      sent: (v) => `At your home by ${v.from}.`,
      collected: (v) => `To be collected in the shop by ${v.from}: a parcel would come after.`,
    },
    back: (v) => `To be back on ${v.to} at the latest.`,
    length: (v) => `For ${v.days} days.`,
    lengths: (v) => `From ${v.least} to ${v.most} days.`,
  },
};
