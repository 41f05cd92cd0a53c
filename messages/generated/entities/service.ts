/** Texts of `entities/service`, made by `npm run generate` from `messages/<lang>/entities/service.json`. */
import type { Lang } from '../../languages.ts';

export type Messages = {
  fields: {
    id: {
      label: string;
      help: string;
    };
    slug: {
      label: string;
      help: string;
    };
    title: {
      label: string;
      help: string;
    };
    summary: {
      label: string;
      help: string;
    };
    html: {
      label: string;
      help: string;
      file: string;
    };
    metaDescription: {
      label: string;
      help: string;
    };
    picture: {
      label: string;
      help: string;
    };
    "picture.name": {
      label: string;
      help: string;
    };
    "picture.alt": {
      label: string;
      help: string;
    };
    price: {
      label: string;
      help: string;
      file: string;
    };
    isFrom: {
      label: string;
      help: string;
    };
    minutes: {
      label: string;
      help: string;
      file: string;
    };
    place: {
      label: string;
      help: string;
    };
    points: {
      label: string;
      help: string;
    };
    tags: {
      label: string;
      help: string;
    };
    action: {
      label: string;
      help: string;
    };
    "action.label": {
      label: string;
      help: string;
    };
    "action.href": {
      label: string;
      help: string;
    };
    booking: {
      label: string;
      help: string;
    };
    "booking.minutes": {
      label: string;
      help: string;
      file: string;
    };
    "booking.places": {
      label: string;
      help: string;
    };
    "booking.hours": {
      label: string;
      help: string;
    };
    "booking.hours.*.weekday": {
      label: string;
      help: string;
      file: string;
    };
    "booking.hours.*.from": {
      label: string;
      help: string;
      file: string;
    };
    "booking.hours.*.to": {
      label: string;
      help: string;
      file: string;
    };
    "booking.closures": {
      label: string;
      help: string;
    };
    "booking.closures.*.from": {
      label: string;
      help: string;
    };
    "booking.closures.*.to": {
      label: string;
      help: string;
    };
    "booking.leadHours": {
      label: string;
      help: string;
    };
    "booking.horizonDays": {
      label: string;
      help: string;
    };
    "booking.agenda": {
      label: string;
      help: string;
    };
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    fields: {
      id: {
        label: "Numéro",
        help: "Dans son adresse. Il reste le même quand le site déménage ; à ne pas donner à ce que vous ajoutez.",
      },
      slug: {
        label: "Nom dans l’adresse",
        help: "Lettres minuscules, chiffres et traits d’union ; donné une seule fois.",
      },
      title: {
        label: "Titre",
        help: "",
      },
      summary: {
        label: "Résumé",
        help: "Ce qui figure dans les listes.",
      },
      html: {
        label: "Texte",
        help: "",
        file: "En HTML ; ce qui pourrait nuire au lecteur est retiré.",
      },
      metaDescription: {
        label: "Description pour les moteurs de recherche",
        help: "",
      },
      picture: {
        label: "Image",
        help: "",
      },
      "picture.name": {
        label: "Fichier",
        help: "Une image de la médiathèque.",
      },
      "picture.alt": {
        label: "Ce que montre l’image, pour qui ne la voit pas",
        help: "Laissé vide, l’image est un simple décor.",
      },
      price: {
        label: "Prix",
        help: "Vide : sur devis.",
        file: "En centimes.",
      },
      isFrom: {
        label: "Le plus bas de plusieurs prix",
        help: "",
      },
      minutes: {
        label: "Durée",
        help: "",
        file: "En minutes.",
      },
      place: {
        label: "Lieu",
        help: "",
      },
      points: {
        label: "Ce qui est compris",
        help: "Une ligne chacun.",
      },
      tags: {
        label: "Étiquettes",
        help: "D’après lesquelles les listes choisissent.",
      },
      action: {
        label: "Bouton",
        help: "",
      },
      "action.label": {
        label: "Texte du bouton",
        help: "",
      },
      "action.href": {
        label: "Où mène le bouton",
        help: "Un endroit du site, un autre site, une adresse e-mail ou un numéro de téléphone ; `#booking` est le calendrier de sa propre page.",
      },
      booking: {
        label: "Réservation",
        help: "Quand le réserver sur sa page, dans le fuseau horaire du site. Vide : il ne se réserve pas.",
      },
      "booking.minutes": {
        label: "Durée d’un créneau",
        help: "Un créneau commence quand le précédent finit.",
        file: "En minutes.",
      },
      "booking.places": {
        label: "Places d’un créneau",
        help: "",
      },
      "booking.hours": {
        label: "Heures de la semaine",
        help: "Les créneaux y tiennent en entier.",
      },
      "booking.hours.*.weekday": {
        label: "Jour de la semaine",
        help: "",
        file: "1 est le lundi.",
      },
      "booking.hours.*.from": {
        label: "De",
        help: "",
        file: "`HH:MM`",
      },
      "booking.hours.*.to": {
        label: "À",
        help: "",
        file: "`HH:MM`",
      },
      "booking.closures": {
        label: "Fermé",
        help: "Jours où rien ne se réserve.",
      },
      "booking.closures.*.from": {
        label: "Premier jour",
        help: "",
      },
      "booking.closures.*.to": {
        label: "Dernier jour",
        help: "",
      },
      "booking.leadHours": {
        label: "Heures à l’avance",
        help: "Entre la réservation et le créneau, au moins.",
      },
      "booking.horizonDays": {
        label: "Jours réservables à l’avance",
        help: "",
      },
      "booking.agenda": {
        label: "Agenda",
        help: "Les services d’un même agenda sont rendus par la même personne : pendant que l’un est réservé, les autres ne le sont pas.",
      },
    },
  },
  en: {
    fields: {
      id: {
        label: "Number",
        help: "In its address. It stays the same when the site moves; leave it out of what you add.",
      },
      slug: {
        label: "Name in the address",
        help: "Lower-case letters, digits and hyphens; given once.",
      },
      title: {
        label: "Title",
        help: "",
      },
      summary: {
        label: "Summary",
        help: "What stands in lists.",
      },
      html: {
        label: "Text",
        help: "",
        file: "HTML; what could harm a reader is taken out.",
      },
      metaDescription: {
        label: "Description for search engines",
        help: "",
      },
      picture: {
        label: "Picture",
        help: "",
      },
      "picture.name": {
        label: "File",
        help: "A picture of the media library.",
      },
      "picture.alt": {
        label: "What the picture shows, for those who do not see it",
        help: "If left empty, the picture counts as decoration.",
      },
      price: {
        label: "Price",
        help: "Empty: on request.",
        file: "In cents.",
      },
      isFrom: {
        label: "Lowest of several prices",
        help: "",
      },
      minutes: {
        label: "Duration",
        help: "",
        file: "In minutes.",
      },
      place: {
        label: "Place",
        help: "",
      },
      points: {
        label: "What is included",
        help: "A line each.",
      },
      tags: {
        label: "Tags",
        help: "By which lists choose.",
      },
      action: {
        label: "Button",
        help: "",
      },
      "action.label": {
        label: "Text of the button",
        help: "",
      },
      "action.href": {
        label: "Where the button leads",
        help: "A place of the site, another site, an e-mail address or a telephone number; `#booking` is the calendar of its own page.",
      },
      booking: {
        label: "Booking",
        help: "When it can be booked on its page, in the site’s time zone. Empty: it cannot.",
      },
      "booking.minutes": {
        label: "Length of one time",
        help: "A time begins when the one before it ends.",
        file: "In minutes.",
      },
      "booking.places": {
        label: "Places of one time",
        help: "",
      },
      "booking.hours": {
        label: "Hours of a week",
        help: "Times fit in whole.",
      },
      "booking.hours.*.weekday": {
        label: "Weekday",
        help: "",
        file: "1 is Monday.",
      },
      "booking.hours.*.from": {
        label: "From",
        help: "",
        file: "`HH:MM`",
      },
      "booking.hours.*.to": {
        label: "To",
        help: "",
        file: "`HH:MM`",
      },
      "booking.closures": {
        label: "Closed",
        help: "Days on which nothing can be booked.",
      },
      "booking.closures.*.from": {
        label: "First day",
        help: "",
      },
      "booking.closures.*.to": {
        label: "Last day",
        help: "",
      },
      "booking.leadHours": {
        label: "Hours before",
        help: "Between the booking and its time, at least.",
      },
      "booking.horizonDays": {
        label: "Days ahead that can be booked",
        help: "",
      },
      "booking.agenda": {
        label: "Agenda",
        help: "Services of one agenda are given by the same person: while one of them is booked, the others are not.",
      },
    },
  },
};
