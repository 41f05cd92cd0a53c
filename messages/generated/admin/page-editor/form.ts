/** Texts of `admin/page-editor/form`, made by `npm run generate` from `messages/<lang>/admin/page-editor/form.json`. */
import type { Lang } from '../../../languages.ts';

export type Messages = {
  bindOf: (v: { label: string | number }) => string;
  bindHint: string;
  bind: string;
  unbind: string;
  otherPath: string;
  widthsOf: (v: { label: string | number }) => string;
  breakpoints: {
    base: string;
    sm: string;
    md: string;
    lg: string;
    xl: string;
  };
  shortWidths: {
    base: string;
    sm: string;
    md: string;
    lg: string;
    xl: string;
  };
  likeSmaller: string;
  visibility: string;
  toAudience: {
    everybody: string;
    "signed-in": string;
    guests: string;
    team: string;
  };
  sentence: (v: { audience: string | number; from: string | null; hidden: string | null; lang: string | null; until: string | null }) => string;
  notOnScreens: (v: { last: string | number; screens: string | number }) => string;
  shownTo: string;
  from: string;
  until: string;
  inLanguages: string;
  allLanguages: string;
  audiences: {
    everybody: string;
    "signed-in": string;
    guests: string;
    team: string;
  };
  otherRule: string;
  showAlways: string;
  screens: string;
  screenNames: {
    phone: string;
    tablet: string;
    desktop: string;
  };
  onScreens: {
    phone: string;
    tablet: string;
    desktop: string;
  };
  close: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    bindOf: (v) => `${v.label} : remplir par la page`,
    bindHint: "Le texte viendra de ce dont parle la page. Sans valeur, c’est ce qui est écrit ici qui reste.",
    bind: "Relier",
    unbind: "Ne plus relier",
    otherPath: "Autre champ",
    widthsOf: (v) => `${v.label} : largeur d’écran`,
    breakpoints: {
      base: "Sur tous les écrans, à partir du plus petit",
      sm: "À partir de 576 px (grand téléphone)",
      md: "À partir de 768 px (tablette)",
      lg: "À partir de 996 px (ordinateur)",
      xl: "À partir de 1200 px (grand écran)",
    },
    shortWidths: {
      base: "0",
      sm: "576",
      md: "768",
      lg: "996",
      xl: "1200",
    },
    likeSmaller: "Comme sur l’écran plus petit",
    visibility: "Quand et à qui",
    toAudience: {
      everybody: "à tout le monde",
      "signed-in": "aux personnes connectées",
      guests: "aux personnes non connectées",
      team: "à l’équipe du site",
    },
    sentence: (v) => `Montré ${v.audience}${(!v.from ? "" : ` à partir du ${v.from}`)}${(!v.until ? "" : ` jusqu’au ${v.until}`)}${(!v.lang ? "" : `, en ${v.lang} seulement`)}${(!v.hidden ? "" : `, mais pas ${v.hidden}`)}.`,
    notOnScreens: (v) => `${v.screens} ni ${v.last}`,
    shownTo: "Montré à",
    from: "À partir du",
    until: "Jusqu’au",
    inLanguages: "Langue",
    allLanguages: "Toutes",
    audiences: {
      everybody: "tout le monde",
      "signed-in": "les personnes connectées",
      guests: "les personnes non connectées",
      team: "l’équipe du site",
    },
    otherRule: "Une règle plus longue que cette phrase décide :",
    showAlways: "Montrer toujours",
    screens: "Écrans",
    screenNames: {
      phone: "Téléphone",
      tablet: "Tablette",
      desktop: "Ordinateur",
    },
    onScreens: {
      phone: "sur téléphone",
      tablet: "sur tablette",
      desktop: "sur ordinateur",
    },
    close: "Fermer",
  },
  en: {
    bindOf: (v) => `${v.label}: fill in from the page`,
    bindHint: "The text will come from what the page is about. Without a value, what is written here stays.",
    bind: "Bind",
    unbind: "Do not bind any more",
    otherPath: "Another field",
    widthsOf: (v) => `${v.label}: width of the screen`,
    breakpoints: {
      base: "On all screens, from the smallest",
      sm: "From 576 px (large phone)",
      md: "From 768 px (tablet)",
      lg: "From 996 px (computer)",
      xl: "From 1200 px (large screen)",
    },
    shortWidths: {
      base: "0",
      sm: "576",
      md: "768",
      lg: "996",
      xl: "1200",
    },
    likeSmaller: "As on the smaller screen",
    visibility: "When and to whom",
    toAudience: {
      everybody: "everybody",
      "signed-in": "signed-in people",
      guests: "people who are not signed in",
      team: "the site’s team",
    },
    sentence: (v) => `Shown to ${v.audience}${(!v.from ? "" : ` from ${v.from}`)}${(!v.until ? "" : ` until ${v.until}`)}${(!v.lang ? "" : `, in ${v.lang} only`)}${(!v.hidden ? "" : `, but not ${v.hidden}`)}.`,
    notOnScreens: (v) => `${v.screens} or ${v.last}`,
    shownTo: "Shown to",
    from: "From",
    until: "Until",
    inLanguages: "Language",
    allLanguages: "All",
    audiences: {
      everybody: "everybody",
      "signed-in": "signed-in people",
      guests: "people who are not signed in",
      team: "the site’s team",
    },
    otherRule: "A rule that is longer than this sentence decides:",
    showAlways: "Show always",
    screens: "Screens",
    screenNames: {
      phone: "Phone",
      tablet: "Tablet",
      desktop: "Computer",
    },
    onScreens: {
      phone: "on phones",
      tablet: "on tablets",
      desktop: "on computers",
    },
    close: "Close",
  },
};
