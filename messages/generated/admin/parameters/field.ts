/** Texts of `admin/parameters/field`, made by `npm run generate` from `messages/<lang>/admin/parameters/field.json`. */
import type { Lang } from '../../../languages.ts';
import { formatNumber } from '../../../plural.ts';

export type Messages = {
  changed: string;
  outdated: (v: { language: string | number }) => string;
  outdatedHelp: string;
  keepOutdated: string;
  keptOutdated: string;
  custom: string;
  reset: string;
  resetOf: (v: { label: string | number }) => string;
  revert: string;
  revertOf: (v: { label: string | number }) => string;
  notBoolean: string;
  notNumber: string;
  range: (v: { isLarge: boolean; max: string | number; min: string | number; unit: string | null }) => string;
  oneOf: (v: { options: string | number }) => string;
  maxLength: (v: { max: number }) => string;
  illegalStored: string;
  formats: {
    colour: string;
    url: string;
    email: string;
    hours: string;
    icon: string;
    font: string;
    origins: string;
    username: string;
    coordinate: string;
    country: string;
    currency: string;
    synonyms: string;
    "https-url": string;
    "matomo-site": string;
    ga4: string;
    "google-ads": string;
    "conversion-label": string;
    account: string;
    "tag-manager": string;
    plausible: string;
    pixel: string;
  };
  noRestOfWorld: string;
  unaskedTrackers: (v: { names: string | number }) => string;
  untranslated: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    changed: "Modifié",
    outdated: (v) => `En ${v.language}, on lit encore l’ancien texte :`,
    outdatedHelp: "Changez-le ci-dessous, ou gardez-le.",
    keepOutdated: "Ce texte convient",
    keptOutdated: "Le texte de l’autre langue est gardé.",
    custom: "Personnalisé",
    reset: "Défaut",
    resetOf: (v) => `${v.label} : remettre le défaut`,
    revert: "Revenir",
    revertOf: (v) => `${v.label} : revenir à l’enregistré`,
    notBoolean: "Choisissez oui ou non.",
    notNumber: "Écrivez un nombre.",
    range: (v) => `Écrivez un nombre de ${v.min} à ${v.max}${(!v.unit ? "" : ` ${v.unit}`)}${(v.isLarge ? ", sans séparateur de milliers" : "")}.`,
    oneOf: (v) => `Choisissez parmi : ${v.options}.`,
    maxLength: (v) => `Raccourcissez : ${formatNumber("fr", v.max)} caractères au plus.`,
    illegalStored: "La valeur enregistrée ne respecte pas sa règle : le défaut est montré à sa place.",
    formats: {
      colour: "Écrivez une couleur en hexadécimal : #6b4630 ou #fff.",
      url: "Écrivez une adresse : https://…, /page, mailto:… ou tel:…",
      email: "Écrivez une adresse e-mail : bonjour@exemple.fr.",
      hours: "Remplissez le début et la fin de chaque plage.",
      icon: "Écrivez un nom d’icône : cart-shopping, ou fa-regular user.",
      font: "Écrivez un nom de police : lettres, chiffres, espaces et traits d’union.",
      origins: "Écrivez une origine https par ligne, sans chemin : https://exemple.fr.",
      username: "Écrivez un nom d’utilisateur, sans @ ni adresse.",
      coordinate: "Écrivez des degrés décimaux, de -180 à 180 : 46.7397.",
      country: "Choisissez un pays.",
      currency: "Choisissez une devise.",
      synonyms: "Une ligne par groupe, de 2 à 10 mots séparés par des virgules, de 40 lettres au plus ; 100 lignes au plus.",
      "https-url": "Écrivez une adresse https : https://statistiques.exemple.fr.",
      "matomo-site": "Écrivez le numéro du site chez Matomo : 1.",
      ga4: "Écrivez un identifiant de mesure : G-ABC1234567.",
      "google-ads": "Écrivez un identifiant Google Ads : AW-123456789.",
      "conversion-label": "Écrivez le libellé de la conversion : 5 à 40 lettres, chiffres ou tirets.",
      account: "Écrivez un numéro de compte : 411000.",
      "tag-manager": "Écrivez un identifiant Tag Manager : GTM-ABC1234.",
      plausible: "Écrivez ce qui suit pa- : 10 à 40 lettres, chiffres ou tirets.",
      pixel: "Écrivez le numéro du pixel : 10 à 20 chiffres.",
    },
    noRestOfWorld: "Aucun transporteur n’a de zone pour le reste du monde (*) : les colis partent vers les pays que les transporteurs nomment, et les autres adresses sont refusées à l’étape de livraison.",
    unaskedTrackers: (v) => `${v.names} s’exécuterait sans consentement. Remplissez plutôt les réglages de la mesure d’audience, ou écrivez type="text/plain" data-consent="audience" (ou "marketing") sur le script.`,
    untranslated: "Non traduit",
  },
  en: {
    changed: "Changed",
    outdated: (v) => `In ${v.language} the old text is still read:`,
    outdatedHelp: "Change it below, or keep it.",
    keepOutdated: "This text is right",
    keptOutdated: "The text of the other language is kept.",
    custom: "Customised",
    reset: "Default",
    resetOf: (v) => `${v.label}: restore the default`,
    revert: "Back",
    revertOf: (v) => `${v.label}: back to the saved value`,
    notBoolean: "Choose yes or no.",
    notNumber: "Write a number.",
    range: (v) => `Write a number from ${v.min} to ${v.max}${(!v.unit ? "" : ` ${v.unit}`)}${(v.isLarge ? ", without a separator of thousands" : "")}.`,
    oneOf: (v) => `Choose among: ${v.options}.`,
    maxLength: (v) => `Shorten it: at most ${formatNumber("en", v.max)} characters.`,
    illegalStored: "The stored value breaks its rule: the default shows in its place.",
    formats: {
      colour: "Write a colour in hexadecimal: #6b4630 or #fff.",
      url: "Write an address: https://…, /page, mailto:… or tel:…",
      email: "Write an e-mail address: hello@example.com.",
      hours: "Fill the beginning and the end of every range.",
      icon: "Write the name of an icon: cart-shopping, or fa-regular user.",
      font: "Write the name of a font: letters, digits, spaces and hyphens.",
      origins: "Write one https origin a line, without a path: https://example.com.",
      username: "Write a user name, without @ or address.",
      coordinate: "Write decimal degrees, from -180 to 180: 46.7397.",
      country: "Choose a country.",
      currency: "Choose a currency.",
      synonyms: "A line a group, of 2 to 10 words with commas between, of 40 letters at most; 100 lines at most.",
      "https-url": "Write an https address: https://statistics.example.com.",
      "matomo-site": "Write the number of the site at Matomo: 1.",
      ga4: "Write a measurement id: G-ABC1234567.",
      "google-ads": "Write an id of Google Ads: AW-123456789.",
      "conversion-label": "Write the label of the conversion: 5 to 40 letters, digits, hyphens.",
      account: "Write the number of an account: 411000.",
      "tag-manager": "Write an id of Tag Manager: GTM-ABC1234.",
      plausible: "Write what follows pa-: 10 to 40 letters, digits, hyphens.",
      pixel: "Write the pixel’s number: 10 to 20 digits.",
    },
    noRestOfWorld: "No carrier has a zone for the rest of the world (*): parcels go to the countries that carriers name, and other addresses are refused at the delivery step.",
    unaskedTrackers: (v) => `${v.names} would run without consent. Fill in the settings under Measurement instead, or write type="text/plain" data-consent="audience" (or "marketing") on the script.`,
    untranslated: "Not translated",
  },
};
