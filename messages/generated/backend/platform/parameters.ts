/** Texts of `backend/platform/parameters`, made by `npm run generate` from `messages/<lang>/backend/platform/parameters.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  "parameter.conflict": (v: { moment: string | number; name: string | number }) => string;
  "parameter.conflict-unnamed": string;
  "parameter.saved": string;
  "parameter.saved-outdated": (v: { where: string | number }) => string;
  "parameter.translation-changed": string;
  "parameter.translation-confirmed": string;
  "parameter.restored": (v: { version: string | number }) => string;
  "parameter.unchanged": string;
  "parameter.version-not-found": string;
  "parameter.boolean": string;
  "parameter.number": (v: { max: string | number; min: string | number }) => string;
  "parameter.choice": (v: { options: string | number }) => string;
  "parameter.colour": string;
  "parameter.url": string;
  "parameter.hours": string;
  "parameter.icon": string;
  "parameter.font": string;
  "parameter.picture": string;
  "parameter.synonyms": string;
  "parameter.origins": string;
  "parameter.username": string;
  "parameter.coordinate": string;
  "parameter.country": string;
  "font.none": string;
  "font.too-many": (v: { max: string | number }) => string;
  "font.too-large": (v: { max: string | number; name: string | number }) => string;
  "font.not-a-font": (v: { name: string | number }) => string;
  "font.unreadable": (v: { name: string | number }) => string;
  "font.added": string;
  "parameter.currency": string;
  "parameter.https-url": string;
  "parameter.account": string;
  "parameter.measurement-id": string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    "parameter.conflict": (v) => `${v.name} a enregistré les paramètres le ${v.moment}. Rechargez pour partir de sa version.`,
    "parameter.conflict-unnamed": "Les paramètres ont changé entre-temps. Rechargez pour partir de la dernière version.",
    "parameter.saved": "Les paramètres sont enregistrés.",
    "parameter.saved-outdated": (v) => `Les paramètres sont enregistrés. Une autre langue garde l’ancien texte : ${v.where}.`,
    "parameter.translation-changed": "Ce texte a changé entre-temps. Rechargez pour le relire.",
    "parameter.translation-confirmed": "Le texte de l’autre langue est gardé.",
    "parameter.restored": (v) => `La version ${v.version} est rétablie.`,
    "parameter.unchanged": "Rien n’a changé.",
    "parameter.version-not-found": "Cette version des paramètres n’existe pas.",
    "parameter.boolean": "Oui ou non : true ou false.",
    "parameter.number": (v) => `Un nombre de ${v.min} à ${v.max} est attendu.`,
    "parameter.choice": (v) => `Une de ces valeurs est attendue : ${v.options}.`,
    "parameter.colour": "Une couleur est attendue, comme #1a2b3c.",
    "parameter.url": "Un lien est attendu : https://…, une adresse du site commençant par /, mailto: ou tel:.",
    "parameter.hours": "Des horaires sont attendus, comme 09:00-12:30, 14:00-18:00.",
    "parameter.icon": "Une icône Font Awesome est attendue, comme fa-solid house.",
    "parameter.font": "Le nom d’une police est attendu : lettres, chiffres, espaces et traits d’union.",
    "parameter.picture": "Cette image n’est plus dans la médiathèque : choisissez-en une autre.",
    "parameter.synonyms": "Une ligne par groupe est attendue, de 2 à 10 mots séparés par des virgules, de 40 lettres au plus ; 100 lignes au plus.",
    "parameter.origins": "Des origines https sont attendues, une par ligne, comme https://exemple.fr.",
    "parameter.username": "Un nom d’utilisateur est attendu, sans adresse ni @.",
    "parameter.coordinate": "Des degrés sont attendus, de -180 à 180, comme 46.7391.",
    "parameter.country": "Le code d’un pays en deux capitales est attendu, comme FR.",
    "font.none": "Choisissez au moins un fichier de police.",
    "font.too-many": (v) => `Au plus ${v.max} fichiers à la fois.`,
    "font.too-large": (v) => `« ${v.name} » dépasse ${v.max} Mo.`,
    "font.not-a-font": (v) => `« ${v.name} » n’est pas une police WOFF2, WOFF, TTF ou OTF.`,
    "font.unreadable": (v) => `« ${v.name} » est endommagé : la police ne peut pas être lue.`,
    "font.added": "La police est ajoutée.",
    "parameter.currency": "Le code d’une devise à deux décimales est attendu, comme EUR, CHF ou USD.",
    "parameter.https-url": "Une adresse https est attendue : https://statistiques.exemple.fr.",
    "parameter.account": "Un numéro de compte a trois chiffres au moins, puis des chiffres ou des majuscules.",
    "parameter.measurement-id": "L’identifiant est attendu tel que le service l’écrit.",
  },
  en: {
    "parameter.conflict": (v) => `${v.name} saved the parameters on ${v.moment}. Reload to start from that version.`,
    "parameter.conflict-unnamed": "The parameters have changed meanwhile. Reload to start from the latest version.",
    "parameter.saved": "The parameters are saved.",
    "parameter.saved-outdated": (v) => `The parameters are saved. Another language keeps the old text: ${v.where}.`,
    "parameter.translation-changed": "This text has changed meanwhile. Reload to read it again.",
    "parameter.translation-confirmed": "The text of the other language is kept.",
    "parameter.restored": (v) => `Version ${v.version} is restored.`,
    "parameter.unchanged": "Nothing has changed.",
    "parameter.version-not-found": "This version of the parameters does not exist.",
    "parameter.boolean": "Yes or no: true or false.",
    "parameter.number": (v) => `A number from ${v.min} to ${v.max} is expected.`,
    "parameter.choice": (v) => `One of these is expected: ${v.options}.`,
    "parameter.colour": "A colour is expected, such as #1a2b3c.",
    "parameter.url": "A link is expected: https://…, an address of the site starting with /, mailto: or tel:.",
    "parameter.hours": "Opening hours are expected, such as 09:00-12:30, 14:00-18:00.",
    "parameter.icon": "A Font Awesome icon is expected, such as fa-solid house.",
    "parameter.font": "The name of a font is expected: letters, digits, spaces and hyphens.",
    "parameter.picture": "This picture is no longer in the media library: choose another.",
    "parameter.synonyms": "A line a group is expected, of 2 to 10 words with commas between, of 40 letters at most; 100 lines at most.",
    "parameter.origins": "https origins are expected, one a line, such as https://example.com.",
    "parameter.username": "A user name is expected, without an address or @.",
    "parameter.coordinate": "Degrees are expected, from -180 to 180, such as 46.7391.",
    "parameter.country": "The code of a country in two capitals is expected, such as FR.",
    "font.none": "Choose at least one font file.",
    "font.too-many": (v) => `At most ${v.max} files at a time.`,
    "font.too-large": (v) => `“${v.name}” is larger than ${v.max} MB.`,
    "font.not-a-font": (v) => `“${v.name}” is not a WOFF2, WOFF, TTF or OTF font.`,
    "font.unreadable": (v) => `“${v.name}” is damaged: the font cannot be read.`,
    "font.added": "The font is added.",
    "parameter.currency": "The code of a currency with two decimals is expected, such as EUR, CHF or USD.",
    "parameter.https-url": "An https address is expected: https://statistics.example.com.",
    "parameter.account": "The number of an account has three digits at least, then digits or capitals.",
    "parameter.measurement-id": "The id is expected as the service writes it.",
  },
};
