/** Texts of `entities/form`, made by `npm run generate` from `messages/<lang>/entities/form.json`. */
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
    text: {
      label: string;
      help: string;
    };
    fields: {
      label: string;
      help: string;
    };
    "fields.*.key": {
      label: string;
      help: string;
    };
    "fields.*.type": {
      label: string;
      help: string;
      options: {
        text: string;
        textarea: string;
        email: string;
        phone: string;
        number: string;
        date: string;
        select: string;
        radio: string;
        checkboxes: string;
        file: string;
        consent: string;
      };
    };
    "fields.*.label": {
      label: string;
      help: string;
    };
    "fields.*.hint": {
      label: string;
      help: string;
    };
    "fields.*.required": {
      label: string;
      help: string;
    };
    "fields.*.options": {
      label: string;
      help: string;
    };
    "fields.*.options.*.value": {
      label: string;
      help: string;
    };
    "fields.*.options.*.label": {
      label: string;
      help: string;
    };
    "fields.*.min": {
      label: string;
      help: string;
    };
    "fields.*.max": {
      label: string;
      help: string;
    };
    "fields.*.pattern": {
      label: string;
      help: string;
    };
    "fields.*.files": {
      label: string;
      help: string;
      options: {
        jpg: string;
        png: string;
        webp: string;
        pdf: string;
      };
    };
    "fields.*.autocomplete": {
      label: string;
      help: string;
    };
    "fields.*.showIf": {
      label: string;
      help: string;
    };
    "fields.*.showIf.key": {
      label: string;
      help: string;
    };
    "fields.*.showIf.equals": {
      label: string;
      help: string;
    };
    submitLabel: {
      label: string;
      help: string;
    };
    successTitle: {
      label: string;
      help: string;
    };
    successText: {
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
        label: "Nom",
        help: "Lettres minuscules, chiffres et traits d’union, en commençant par une lettre ; les pages le nomment ainsi.",
      },
      title: {
        label: "Titre",
        help: "",
      },
      text: {
        label: "Introduction",
        help: "Au-dessus des questions.",
      },
      fields: {
        label: "Questions",
        help: "Dans l’ordre.",
      },
      "fields.*.key": {
        label: "Nom",
        help: "Nomme la question dans les réponses.",
      },
      "fields.*.type": {
        label: "Genre",
        help: "`consent` est une case qui vaut un oui et garde son instant.",
        options: {
          text: "Texte",
          textarea: "Texte long",
          email: "Adresse e-mail",
          phone: "Numéro de téléphone",
          number: "Nombre",
          date: "Jour",
          select: "Un choix dans un menu",
          radio: "Un choix dans une liste",
          checkboxes: "Plusieurs choix",
          file: "Fichier",
          consent: "Consentement",
        },
      },
      "fields.*.label": {
        label: "Question",
        help: "",
      },
      "fields.*.hint": {
        label: "Aide",
        help: "Une phrase en dessous.",
      },
      "fields.*.required": {
        label: "Réponse obligatoire",
        help: "",
      },
      "fields.*.options": {
        label: "Choix",
        help: "D’un menu, d’une liste ou de plusieurs choix.",
      },
      "fields.*.options.*.value": {
        label: "Nom",
        help: "Nomme le choix dans les réponses.",
      },
      "fields.*.options.*.label": {
        label: "Choix",
        help: "Tel qu’il se lit.",
      },
      "fields.*.min": {
        label: "Borne inférieure",
        help: "Nombre minimal de caractères, plus petit nombre, premier jour ou nombre minimal de cases.",
      },
      "fields.*.max": {
        label: "Borne supérieure",
        help: "L’autre borne ; pour un fichier, sa taille en Mo.",
      },
      "fields.*.pattern": {
        label: "Motif",
        help: "Une expression régulière à laquelle tout le texte répond.",
      },
      "fields.*.files": {
        label: "Genres de fichiers",
        help: "",
        options: {
          jpg: "Image JPEG",
          png: "Image PNG",
          webp: "Image WebP",
          pdf: "PDF",
        },
      },
      "fields.*.autocomplete": {
        label: "Rempli par le navigateur",
        help: "Un mot de l’attribut `autocomplete` de HTML.",
      },
      "fields.*.showIf": {
        label: "Condition",
        help: "Posée seulement tant qu’une autre question a une valeur.",
      },
      "fields.*.showIf.key": {
        label: "Autre question",
        help: "",
      },
      "fields.*.showIf.equals": {
        label: "Sa valeur",
        help: "",
      },
      submitLabel: {
        label: "Texte du bouton",
        help: "",
      },
      successTitle: {
        label: "Titre une fois envoyé",
        help: "",
      },
      successText: {
        label: "Texte une fois envoyé",
        help: "",
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
        label: "Name",
        help: "Lower-case letters, digits and hyphens, beginning with a letter; documents name it so.",
      },
      title: {
        label: "Title",
        help: "",
      },
      text: {
        label: "Introduction",
        help: "Above the questions.",
      },
      fields: {
        label: "Questions",
        help: "In order.",
      },
      "fields.*.key": {
        label: "Name",
        help: "Names the question in answers.",
      },
      "fields.*.type": {
        label: "Kind",
        help: "`consent` is a box that stands for a yes and keeps its moment.",
        options: {
          text: "Text",
          textarea: "Long text",
          email: "E-mail address",
          phone: "Telephone number",
          number: "Number",
          date: "Day",
          select: "One choice of a menu",
          radio: "One choice of a list",
          checkboxes: "Several choices",
          file: "File",
          consent: "Consent",
        },
      },
      "fields.*.label": {
        label: "Question",
        help: "",
      },
      "fields.*.hint": {
        label: "Hint",
        help: "A sentence below it.",
      },
      "fields.*.required": {
        label: "Must be answered",
        help: "",
      },
      "fields.*.options": {
        label: "Choices",
        help: "Of a menu, a list, or several choices.",
      },
      "fields.*.options.*.value": {
        label: "Name",
        help: "Names the choice in answers.",
      },
      "fields.*.options.*.label": {
        label: "Choice",
        help: "As it is read.",
      },
      "fields.*.min": {
        label: "Lower bound",
        help: "Fewest characters, lowest number, first day or fewest ticks.",
      },
      "fields.*.max": {
        label: "Upper bound",
        help: "The other bound; of a file its size in MB.",
      },
      "fields.*.pattern": {
        label: "Pattern",
        help: "A regular expression that the whole text matches.",
      },
      "fields.*.files": {
        label: "Kinds of files",
        help: "",
        options: {
          jpg: "JPEG picture",
          png: "PNG picture",
          webp: "WebP picture",
          pdf: "PDF",
        },
      },
      "fields.*.autocomplete": {
        label: "Filled in by browsers",
        help: "A token of HTML’s `autocomplete`.",
      },
      "fields.*.showIf": {
        label: "Condition",
        help: "Asked only while another question has a value.",
      },
      "fields.*.showIf.key": {
        label: "Other question",
        help: "",
      },
      "fields.*.showIf.equals": {
        label: "Its value",
        help: "",
      },
      submitLabel: {
        label: "Text of the button",
        help: "",
      },
      successTitle: {
        label: "Title once it is sent",
        help: "",
      },
      successText: {
        label: "Text once it is sent",
        help: "",
      },
    },
  },
};
