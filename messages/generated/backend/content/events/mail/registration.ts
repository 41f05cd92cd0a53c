/** Texts of `backend/content/events/mail/registration`, made by `npm run generate` from `messages/<lang>/backend/content/events/mail/registration.json`. */
import type { Lang } from '../../../../../languages.ts';
import { counted, formatNumber, plural } from '../../../../../plural.ts';

export type Messages = {
  subject: (v: { title: string | number }) => string;
  title: (v: { name: string | number; seats: number }) => string;
  text: (v: { seats: number; title: string | number }) => string;
  when: string;
  where: string;
  see: string;
  change: (v: { to: string | null }) => string;
  notice: {
    title: string;
    seats: (v: { name: string | number; seats: number }) => string;
    taken: (v: { seats: string | number; taken: string | number }) => string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    subject: (v) => `Votre inscription : ${v.title}`,
    title: (v) => plural("fr", v.seats, { one: `${v.name}, votre place est réservée`, other: `${v.name}, vos places sont réservées` }),
    text: (v) => `Nous vous attendons pour « ${v.title} » : ${counted("fr", v.seats, { one: "# place", other: "# places" })} à votre nom.`,
    when: "Quand",
    where: "Où",
    see: "Voir l’événement",
    change: (v) => `Un empêchement ? Répondez à cet e-mail${(!v.to ? "" : ` ou écrivez à ${v.to}`)} : votre place ira à quelqu’un d’autre.`,
    notice: {
      title: "Inscription",
      seats: (v) => plural("fr", v.seats, { one: `${v.name}, ${formatNumber("fr", v.seats)} place`, other: `${v.name}, ${formatNumber("fr", v.seats)} places` }),
      taken: (v) => `${v.taken} places prises sur ${v.seats}`,
    },
  },
  en: {
    subject: (v) => `Your registration: ${v.title}`,
    title: (v) => plural("en", v.seats, { one: `${v.name}, your place is reserved`, other: `${v.name}, your places are reserved` }),
    text: (v) => `We look forward to seeing you at “${v.title}”: ${counted("en", v.seats, { one: "# place", other: "# places" })} in your name.`,
    when: "When",
    where: "Where",
    see: "See the event",
    change: (v) => `Something came up? Reply to this e-mail${(!v.to ? "" : ` or write to ${v.to}`)}: your place will go to someone else.`,
    notice: {
      title: "Registration",
      seats: (v) => plural("en", v.seats, { one: `${v.name}, ${formatNumber("en", v.seats)} place`, other: `${v.name}, ${formatNumber("en", v.seats)} places` }),
      taken: (v) => `${v.taken} places of ${v.seats} taken`,
    },
  },
};
