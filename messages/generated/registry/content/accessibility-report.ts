/** Texts of `registry/content/accessibility-report`, made by `npm run generate` from `messages/<lang>/registry/content/accessibility-report.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  title: string;
  text: string;
  name: string;
  email: string;
  page: string;
  pageHint: string;
  optional: string;
  fault: string;
  faultHint: string;
  send: string;
  sent: string;
  sentText: string;
  faultTitle: string;
  faults: {
    fields: string;
    often: string;
    away: string;
  };
  trap: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Signaler un défaut",
    text: "Dites-nous la page et ce qui vous arrête : nous répondons, nous corrigeons, et nous vous aidons à commander en attendant.",
    name: "Nom",
    email: "Adresse e-mail",
    page: "Page",
    pageHint: "Son titre ou son adresse.",
    optional: "facultatif",
    fault: "Ce qui vous arrête",
    faultHint: "Avec l’appareil et, si vous en utilisez une, l’aide technique.",
    send: "Envoyer",
    sent: "Votre signalement est arrivé",
    sentText: "La boutique vous répond à l’adresse que vous avez donnée.",
    faultTitle: "Votre signalement n’est pas parti",
    faults: {
      fields: "Un nom, une adresse e-mail valide et ce qui vous arrête sont nécessaires. Revenez en arrière : votre texte y est encore.",
      often: "Plusieurs messages viennent d’être envoyés. Réessayez dans une heure, ou écrivez-nous par e-mail.",
      away: "La boutique ne répond pas pour l’instant. Revenez en arrière et réessayez dans un moment.",
    },
    trap: "Laissez ce champ vide",
  },
  en: {
    title: "Report a fault",
    text: "Tell us the page and what stops you: we answer, we correct it, and we help you to order in the meantime.",
    name: "Name",
    email: "E-mail address",
    page: "Page",
    pageHint: "Its title or its address.",
    optional: "optional",
    fault: "What stops you",
    faultHint: "With the device and, if you use one, the assistive technology.",
    send: "Send",
    sent: "Your report has arrived",
    sentText: "The shop answers to the address that you gave.",
    faultTitle: "Your report was not sent",
    faults: {
      fields: "A name, a valid e-mail address and what stops you are needed. Go back: your text is still there.",
      often: "Several messages were just sent. Try again in an hour, or write to us by e-mail.",
      away: "The shop does not answer just now. Go back and try again in a moment.",
    },
    trap: "Leave this field empty",
  },
};
