/** Texts of `admin/entries/service`, made by `npm run generate` from `messages/<lang>/admin/entries/service.json`. */
import type { Lang } from '../../../languages.ts';
import { counted } from '../../../plural.ts';

export type Messages = {
  count: (v: { count: number }) => string;
  none: string;
  emptyTitle: string;
  emptyText: string;
  searchHint: string;
  sections: {
    text: string;
    picture: string;
    offer: string;
    booking: string;
    search: string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    count: (v) => counted("fr", v.count, { one: "# service", other: "# services" }),
    none: "Aucun service ne correspond.",
    emptyTitle: "Aucun service pour l’instant",
    emptyText: "Un service est ce que vous faites pour quelqu’un : retouche, visite, dégustation. Donnez-lui des heures, et il se réserve sur sa page.",
    searchHint: "Titre ou nom",
    sections: {
      text: "Texte",
      picture: "Image",
      offer: "Offre",
      booking: "Réservation",
      search: "Moteurs de recherche",
    },
  },
  en: {
    count: (v) => counted("en", v.count, { one: "# service", other: "# services" }),
    none: "No service matches.",
    emptyTitle: "No service yet",
    emptyText: "A service is what you do for somebody: an alteration, a visit, a tasting. Give it hours, and it is booked on its page.",
    searchHint: "Title or name",
    sections: {
      text: "Text",
      picture: "Picture",
      offer: "Offer",
      booking: "Booking",
      search: "Search engines",
    },
  },
};
