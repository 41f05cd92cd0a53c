/** Texts of `admin/mails-stay`, made by `npm run generate` from `messages/<lang>/admin/mails-stay.json`. */
import type { Lang } from '../../languages.ts';
import { counted } from '../../plural.ts';

export type Messages = {
  title: string;
  text: (v: { waiting: number }) => string;
  step: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Vos e-mails ne partent pas",
    text: (v) => `Aucun serveur d’envoi n’est réglé : ${counted("fr", v.waiting, { one: "ce que la boutique écrit attend", other: "# messages attendent" })} dans la boîte d’envoi, et vos clients ne reçoivent rien.`,
    step: "Donnez à qui héberge la boutique l’adresse, l’identifiant et le mot de passe du serveur d’envoi de votre messagerie, à inscrire dans SMTP_URL. Ce qui attend partira alors de lui-même.",
  },
  en: {
    title: "Your e-mails do not leave",
    text: (v) => `No mail server is set up: ${(v.waiting === 0 ? "what the shop writes waits" : counted("en", v.waiting, { one: "what the shop writes waits", other: "# messages wait" }))} in the outbox, and your customers receive nothing.`,
    step: "Give whoever hosts the shop the address, user and password of your mail provider’s sending server, for SMTP_URL. What waits then leaves by itself.",
  },
};
