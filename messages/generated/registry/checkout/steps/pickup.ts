/** Texts of `registry/checkout/steps/pickup`, made by `npm run generate` from `messages/<lang>/registry/checkout/steps/pickup.json`. */
import type { Lang } from '../../../../languages.ts';
import { counted } from '../../../../plural.ts';

export type Messages = {
  day: string;
  hour: (v: { day: string | number }) => string;
  slotsLoading: string;
  slotsError: string;
  slotsNone: string;
  rentalWindow: (v: { from: string | number; to: string | number }) => string;
  rentalNone: (v: { from: string | number; to: string | number }) => string;
  rentalsApart: string;
  slotFull: string;
  slotLeft: (v: { count: number }) => string;
  later: string;
  chosenSlot: (v: { day: string | number; hours: string | number }) => string;
  openingHours: string;
  closedDay: (v: { day: string | number; reason: string | null }) => string;
  closed: (v: { from: string | number; reason: string | null; to: string | number }) => string;
  retry: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    day: "Quel jour passez-vous ?",
    hour: (v) => `À quelle heure, ${v.day} ?`,
    slotsLoading: "Recherche des créneaux libres",
    slotsError: "Les créneaux ne se chargent pas pour l’instant.",
    slotsNone: "Aucun créneau libre pour le moment. Choisissez la livraison, ou appelez-nous : nous trouverons un moment.",
    rentalWindow: (v) => `Votre location se retire du ${v.from} au ${v.to}, son premier jour.`,
    rentalNone: (v) => `Aucun créneau libre du ${v.from} au ${v.to}, premier jour de votre location. Choisissez la livraison ou d’autres dates, ou appelez-nous : nous trouverons un moment.`,
    rentalsApart: "Vos locations commencent à des dates trop éloignées pour un seul retrait. Commandez-les séparément.",
    slotFull: "complet",
    slotLeft: (v) => (v.count === 1 ? "dernière place" : ""),
    later: "Voir d’autres jours",
    chosenSlot: (v) => `Retrait ${v.day}, ${v.hours}.`,
    openingHours: "Horaires de retrait :",
    closedDay: (v) => `Pas de retrait le ${v.day}${(!v.reason ? "" : ` : ${v.reason}`)}.`,
    closed: (v) => `Pas de retrait du ${v.from} au ${v.to}${(!v.reason ? "" : ` : ${v.reason}`)}.`,
    retry: "Réessayer",
  },
  en: {
    day: "On which day will you come?",
    hour: (v) => `At what time on ${v.day}?`,
    slotsLoading: "Looking for free slots",
    slotsError: "The slots do not load at the moment.",
    slotsNone: "No free slot at the moment. Choose delivery, or call us: we will find a time.",
    rentalWindow: (v) => `Your rental is collected from ${v.from} to ${v.to}, its first day.`,
    rentalNone: (v) => `No free slot from ${v.from} to ${v.to}, the first day of your rental. Choose delivery or other dates, or call us: we will find a time.`,
    rentalsApart: "Your rentals begin too far apart to be collected together. Order them separately.",
    slotFull: "full",
    slotLeft: (v) => counted("en", v.count, { one: "last place", other: "" }),
    later: "Show more days",
    chosenSlot: (v) => `Collection on ${v.day}, ${v.hours}.`,
    openingHours: "Hours of collection:",
    closedDay: (v) => `No collection on ${v.day}${(!v.reason ? "" : `: ${v.reason}`)}.`,
    closed: (v) => `No collection from ${v.from} to ${v.to}${(!v.reason ? "" : `: ${v.reason}`)}.`,
    retry: "Try again",
  },
};
