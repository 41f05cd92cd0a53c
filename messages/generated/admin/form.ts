/** Texts of `admin/form`, made by `npm run generate` from `messages/<lang>/admin/form.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber } from '../../plural.ts';

export type Messages = {
  languages: string;
  inLanguage: (v: { label: string | number; language: string | number }) => string;
  asInOwn: string;
  boundTo: string;
  loading: string;
  notChosen: string;
  choose: string;
  close: string;
  take: string;
  remove: (v: { what: string | number }) => string;
  add: (v: { what: string | number }) => string;
  up: (v: { what: string | number }) => string;
  down: (v: { what: string | number }) => string;
  entry: (v: { number: string | number }) => string;
  choosePicture: (v: { label: string | number }) => string;
  noPicture: string;
  alt: string;
  noAlt: string;
  fromDevice: string;
  takePhoto: string;
  dropPictures: string;
  pictureNumber: (v: { number: string | number }) => string;
  uploadingPictures: (v: { count: number }) => string;
  altNeeded: (v: { prop: string | number }) => string;
  point: (v: { x: string | number; y: string | number }) => string;
  library: string;
  searchMedia: string;
  noMedia: string;
  nothingFound: string;
  search: string;
  found: (v: { count: number }) => string;
  nothingThere: string;
  noList: string;
  gone: string;
  notOnShow: string;
  retry: string;
  upload: string;
  uploading: string;
  uploadWaits: string;
  dropHere: string;
  notTaken: {
    pictures: (v: { name: string | null }) => string;
    files: (v: { name: string | null }) => string;
  };
  previous: string;
  next: string;
  pageOf: (v: { page: string | number; pages: string | number }) => string;
  linkKindOf: (v: { label: string | number }) => string;
  linkKinds: {
    page: string;
    product: string;
    article: string;
    event: string;
    address: string;
    anchor: string;
    email: string;
    phone: string;
  };
  linkSamples: {
    address: string;
    email: string;
    phone: string;
  };
  brokenJson: string;
  misfits: {
    required: string;
    tooLong: (v: { limit: number }) => string;
    range: (v: { max: string | number; min: string | number }) => string;
    pattern: string;
  };
  options: {
    none: string;
    small: string;
    medium: string;
    large: string;
    tall: string;
    auto: string;
    full: string;
    page: string;
    wide: string;
    narrow: string;
    text: string;
    left: string;
    center: string;
    right: string;
    start: string;
    end: string;
    top: string;
    middle: string;
    bottom: string;
    surface: string;
    tint: string;
    accent: string;
    primary: string;
    sheet: string;
    split: string;
    cover: string;
    plain: string;
    horizontal: string;
    vertical: string;
    link: string;
    button: string;
    "1/1": string;
    "4/5": string;
    "2/3": string;
    "9/16": string;
    "3/2": string;
    "4/3": string;
    "16/9": string;
    "21/9": string;
    rectangle: string;
    arch: string;
    circle: string;
    contain: string;
    stretch: string;
    half: string;
    third: string;
    equal: string;
    "wide-first": string;
    "wide-last": string;
    three: string;
    four: string;
    solid: string;
    outline: string;
    quiet: string;
    light: string;
    m: string;
    l: string;
    icon: string;
    bar: string;
    display: string;
    h1: string;
    h2: string;
    h3: string;
    h4: string;
    body: string;
    lead: string;
    NEW: string;
    SECOND_HAND: string;
    RENTAL: string;
    size: string;
    colour: string;
    offer: string;
    kind: string;
    tags: string;
    grape: string;
    appellation: string;
    vintage: string;
    format: string;
    price: string;
    availability: string;
    discount: string;
    newest: string;
    recommended: string;
    bag: string;
    parcel: string;
    shop: string;
    leaf: string;
    needle: string;
    loop: string;
    lock: string;
    calendar: string;
    heart: string;
    star: string;
    ruler: string;
    hanger: string;
    clock: string;
    phone: string;
    pin: string;
    mail: string;
  };
  slider: (v: { label: string | number }) => string;
  tabNote: string;
  closed: string;
  open: string;
  another: string;
  time: {
    from: (v: { label: string | number; row: string | number }) => string;
    to: (v: { label: string | number; row: string | number }) => string;
  };
  removeRange: (v: { label: string | number; row: string | number }) => string;
  openDay: (v: { label: string | number }) => string;
  addRange: (v: { label: string | number }) => string;
  pick: (v: { label: string | number }) => string;
  derived: string;
  clear: string;
  lowContrast: (v: { ratio: string | number }) => string;
  useReadable: string;
  none: string;
  timeOf: (v: { label: string | number; zone: string | number }) => string;
  notNumber: string;
  toFix: string;
  restOfWorld: string;
  description: {
    length: (v: { count: number; limit: number }) => string;
    result: string;
    ofPage: string;
  };
  yes: string;
  no: string;
  altOf: (v: { number: string | number }) => string;
  altHint: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    languages: "Langues",
    inLanguage: (v) => `${v.label} en ${v.language}`,
    asInOwn: "Comme dans la langue du site",
    boundTo: "Rempli par la page :",
    loading: "Chargement",
    notChosen: "À choisir",
    choose: "Choisir",
    close: "Fermer",
    take: "Retirer",
    remove: (v) => `Retirer : ${v.what}`,
    add: (v) => `Ajouter : ${v.what}`,
    up: (v) => `Monter : ${v.what}`,
    down: (v) => `Descendre : ${v.what}`,
    entry: (v) => `Entrée ${v.number}`,
    choosePicture: (v) => `${v.label} : choisir une image`,
    noPicture: "Pas d’image",
    alt: "Ce que montre l’image, pour qui ne la voit pas",
    noAlt: "Vide : l’image passe pour un décor.",
    fromDevice: "Ajouter des images",
    takePhoto: "Prendre une photo",
    dropPictures: "ou déposez-les ici",
    pictureNumber: (v) => `Image ${v.number}`,
    uploadingPictures: (v) => counted("fr", v.count, { one: "Envoi de l’image", other: "Envoi : # images restent" }),
    altNeeded: (v) => `Écrivez ce que montre l’image, pour qui ne la voit pas, ou cochez « ${v.prop} ».`,
    point: (v) => `${v.x} % depuis la gauche, ${v.y} % depuis le haut`,
    library: "Médiathèque",
    searchMedia: "Chercher dans la médiathèque",
    noMedia: "La médiathèque ne répond pas.",
    nothingFound: "Rien ne correspond.",
    search: "Chercher",
    found: (v) => counted("fr", v.count, { one: "Un résultat", other: "# résultats" }),
    nothingThere: "Le site n’en a pas encore.",
    noList: "La liste ne se charge pas.",
    gone: "N’existe plus sur le site",
    notOnShow: "Pas montré aux visiteurs",
    retry: "Réessayer",
    upload: "Envoyer un fichier",
    uploading: "Envoi du fichier",
    uploadWaits: "Connexion perdue : l’envoi reprend dès qu’elle revient",
    dropHere: "ou déposez-le ici",
    notTaken: {
      pictures: (v) => `${(!v.name ? "Ce n’est pas un fichier" : `« ${v.name} » n’est pas une image`)}. On prend ici JPEG, PNG, WebP, AVIF, GIF, TIFF et SVG.`,
      files: (v) => `${(!v.name ? "Ce n’est pas un fichier" : `« ${v.name} » n’est ni une vidéo ni un PDF`)}. On prend ici MP4, WebM et PDF.`,
    },
    previous: "Précédentes",
    next: "Suivantes",
    pageOf: (v) => `Page ${v.page} sur ${v.pages}`,
    linkKindOf: (v) => `${v.label} : genre de lien`,
    linkKinds: {
      page: "Page ou catégorie",
      product: "Produit",
      article: "Article",
      event: "Événement",
      address: "Adresse",
      anchor: "Endroit de cette page",
      email: "E-mail",
      phone: "Téléphone",
    },
    linkSamples: {
      address: "https://… ou /page",
      email: "bonjour@exemple.fr",
      phone: "02 51 00 00 00",
    },
    brokenJson: "Ce n’est pas du JSON : rien n’est changé.",
    misfits: {
      required: "À remplir.",
      tooLong: (v) => `Raccourcissez : ${formatNumber("fr", v.limit)} caractères au plus.`,
      range: (v) => `Écrivez un nombre de ${v.min} à ${v.max}.`,
      pattern: "Ce n’est pas sous la forme attendue.",
    },
    options: {
      none: "Aucun",
      small: "Petit",
      medium: "Moyen",
      large: "Grand",
      tall: "Haut",
      auto: "Automatique",
      full: "Toute la largeur",
      page: "Page",
      wide: "Large",
      narrow: "Étroit",
      text: "Texte",
      left: "À gauche",
      center: "Au centre",
      right: "À droite",
      start: "Au début",
      end: "À la fin",
      top: "En haut",
      middle: "Au milieu",
      bottom: "En bas",
      surface: "Surface",
      tint: "Teinte",
      accent: "Accent",
      primary: "Principale",
      sheet: "Fiche",
      split: "Côte à côte",
      cover: "Sur l’image",
      plain: "Sans image",
      horizontal: "Horizontal",
      vertical: "Vertical",
      link: "Lien",
      button: "Bouton",
      "1/1": "Carré",
      "4/5": "Portrait 4:5",
      "2/3": "Portrait 2:3",
      "9/16": "Portrait 9:16",
      "3/2": "Paysage 3:2",
      "4/3": "Paysage 4:3",
      "16/9": "Large 16:9",
      "21/9": "Très large 21:9",
      rectangle: "Rectangle",
      arch: "Arche",
      circle: "Cercle",
      contain: "Entière",
      stretch: "Étiré",
      half: "Moitié",
      third: "Tiers",
      equal: "Égales",
      "wide-first": "Première plus large",
      "wide-last": "Dernière plus large",
      three: "Trois",
      four: "Quatre",
      solid: "Plein",
      outline: "Contour",
      quiet: "Discret",
      light: "Clair",
      m: "Moyen",
      l: "Grand",
      icon: "Icône",
      bar: "Barre",
      display: "Très grand",
      h1: "Titre 1",
      h2: "Titre 2",
      h3: "Titre 3",
      h4: "Titre 4",
      body: "Courant",
      lead: "Introduction",
      NEW: "Neuf",
      SECOND_HAND: "Occasion",
      RENTAL: "Location",
      size: "Taille",
      colour: "Couleur",
      offer: "Neuf, occasion ou location",
      kind: "Genre",
      tags: "Étiquettes",
      grape: "Cépage",
      appellation: "Appellation",
      vintage: "Millésime",
      format: "Contenance",
      price: "Prix",
      availability: "Disponibilité",
      discount: "Remise",
      newest: "Nouveautés",
      recommended: "Conseillés",
      bag: "Sac",
      parcel: "Colis",
      shop: "Boutique",
      leaf: "Feuille",
      needle: "Aiguille",
      loop: "Boucle",
      lock: "Cadenas",
      calendar: "Calendrier",
      heart: "Cœur",
      star: "Étoile",
      ruler: "Règle",
      hanger: "Cintre",
      clock: "Horloge",
      phone: "Téléphone",
      pin: "Repère",
      mail: "Enveloppe",
    },
    slider: (v) => `${v.label} : curseur`,
    tabNote: "Tab met en retrait ; Échap puis Tab quitte le champ.",
    closed: "Fermé",
    open: "Ouvrir ce jour",
    another: "Autre plage",
    time: {
      from: (v) => `${v.label}, plage ${v.row}, début`,
      to: (v) => `${v.label}, plage ${v.row}, fin`,
    },
    removeRange: (v) => `Retirer la plage ${v.row} de ${v.label}`,
    openDay: (v) => `Ouvrir ce jour : ${v.label}`,
    addRange: (v) => `Autre plage : ${v.label}`,
    pick: (v) => `${v.label} : choisir dans la palette`,
    derived: "Déduite des autres couleurs",
    clear: "Laisser déduire",
    lowContrast: (v) => `Contraste ${v.ratio}:1 ; il en faut 4,5 pour être lisible.`,
    useReadable: "Prendre une couleur lisible",
    none: "Aucun",
    timeOf: (v) => `${v.label} : heure (${v.zone})`,
    notNumber: "Écrivez un nombre.",
    toFix: "À corriger",
    restOfWorld: "Le reste du monde",
    description: {
      length: (v) => `${formatNumber("fr", v.count)} ${counted("fr", v.count, { one: "caractère", other: "caractères" })} ; un moteur en montre environ ${formatNumber("fr", v.limit)}.`,
      result: "Dans un moteur de recherche, à peu près",
      ofPage: "Le moteur choisit lui-même des mots de la page.",
    },
    yes: "Oui",
    no: "Non",
    altOf: (v) => `Texte de l’image ${v.number}`,
    altHint: "Le texte dit ce que l’image montre, pour qui ne la voit pas. Sans texte, elle passe pour un décor.",
  },
  en: {
    languages: "Languages",
    inLanguage: (v) => `${v.label} in ${v.language}`,
    asInOwn: "As in the site’s language",
    boundTo: "Filled in by the page:",
    loading: "Loading",
    notChosen: "To be chosen",
    choose: "Choose",
    close: "Close",
    take: "Remove",
    remove: (v) => `Remove: ${v.what}`,
    add: (v) => `Add: ${v.what}`,
    up: (v) => `Move up: ${v.what}`,
    down: (v) => `Move down: ${v.what}`,
    entry: (v) => `Entry ${v.number}`,
    choosePicture: (v) => `${v.label}: choose a picture`,
    noPicture: "No picture",
    alt: "What the picture shows, for those who do not see it",
    noAlt: "Empty: the picture counts as decoration.",
    fromDevice: "Add pictures",
    takePhoto: "Take a photo",
    dropPictures: "or drop them here",
    pictureNumber: (v) => `Picture ${v.number}`,
    uploadingPictures: (v) => counted("en", v.count, { one: "Uploading the picture", other: "Uploading: # pictures left" }),
    altNeeded: (v) => `Write what the picture shows, for those who do not see it, or tick “${v.prop}”.`,
    point: (v) => `${v.x}% from the left, ${v.y}% from the top`,
    library: "Media library",
    searchMedia: "Search the media library",
    noMedia: "The media library does not answer.",
    nothingFound: "Nothing fits.",
    search: "Search",
    found: (v) => counted("en", v.count, { one: "One result", other: "# results" }),
    nothingThere: "The site has none yet.",
    noList: "The list does not load.",
    gone: "No longer on the site",
    notOnShow: "Not shown to visitors",
    retry: "Try again",
    upload: "Upload a file",
    uploading: "The file is being sent",
    uploadWaits: "Connection lost: the upload goes on as soon as it is back",
    dropHere: "or drop it here",
    notTaken: {
      pictures: (v) => `${(!v.name ? "This is no file" : `“${v.name}” is no picture`)}. JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG are taken here.`,
      files: (v) => `${(!v.name ? "This is no file" : `“${v.name}” is neither a video nor a PDF`)}. MP4, WebM and PDF are taken here.`,
    },
    previous: "Previous",
    next: "Next",
    pageOf: (v) => `Page ${v.page} of ${v.pages}`,
    linkKindOf: (v) => `${v.label}: kind of link`,
    linkKinds: {
      page: "Page or category",
      product: "Product",
      article: "Article",
      event: "Event",
      address: "Address",
      anchor: "Place on this page",
      email: "E-mail",
      phone: "Telephone",
    },
    linkSamples: {
      address: "https://… or /page",
      email: "hello@example.com",
      phone: "+44 20 7946 0000",
    },
    brokenJson: "This is not JSON: nothing is changed.",
    misfits: {
      required: "Fill this in.",
      tooLong: (v) => `Shorten it: at most ${formatNumber("en", v.limit)} characters.`,
      range: (v) => `Write a number from ${v.min} to ${v.max}.`,
      pattern: "This is not of the expected form.",
    },
    options: {
      none: "None",
      small: "Small",
      medium: "Medium",
      large: "Large",
      tall: "Tall",
      auto: "Automatic",
      full: "Full width",
      page: "Page",
      wide: "Wide",
      narrow: "Narrow",
      text: "Text",
      left: "Left",
      center: "Centre",
      right: "Right",
      start: "Start",
      end: "End",
      top: "Top",
      middle: "Middle",
      bottom: "Bottom",
      surface: "Surface",
      tint: "Tint",
      accent: "Accent",
      primary: "Primary",
      sheet: "Sheet",
      split: "Side by side",
      cover: "On the picture",
      plain: "Without picture",
      horizontal: "Horizontal",
      vertical: "Vertical",
      link: "Link",
      button: "Button",
      "1/1": "Square",
      "4/5": "Portrait 4:5",
      "2/3": "Portrait 2:3",
      "9/16": "Portrait 9:16",
      "3/2": "Landscape 3:2",
      "4/3": "Landscape 4:3",
      "16/9": "Wide 16:9",
      "21/9": "Very wide 21:9",
      rectangle: "Rectangle",
      arch: "Arch",
      circle: "Circle",
      contain: "Whole",
      stretch: "Stretched",
      half: "Half",
      third: "Third",
      equal: "Equal",
      "wide-first": "First wider",
      "wide-last": "Last wider",
      three: "Three",
      four: "Four",
      solid: "Solid",
      outline: "Outline",
      quiet: "Quiet",
      light: "Light",
      m: "Medium",
      l: "Large",
      icon: "Icon",
      bar: "Bar",
      display: "Very large",
      h1: "Heading 1",
      h2: "Heading 2",
      h3: "Heading 3",
      h4: "Heading 4",
      body: "Running text",
      lead: "Introduction",
      NEW: "New",
      SECOND_HAND: "Second-hand",
      RENTAL: "Rental",
      size: "Size",
      colour: "Colour",
      offer: "New, second-hand or rental",
      kind: "Kind",
      tags: "Tags",
      grape: "Grape",
      appellation: "Appellation",
      vintage: "Vintage",
      format: "Bottle size",
      price: "Price",
      availability: "Availability",
      discount: "Discount",
      newest: "Newest",
      recommended: "Recommended",
      bag: "Bag",
      parcel: "Parcel",
      shop: "Shop",
      leaf: "Leaf",
      needle: "Needle",
      loop: "Loop",
      lock: "Padlock",
      calendar: "Calendar",
      heart: "Heart",
      star: "Star",
      ruler: "Ruler",
      hanger: "Hanger",
      clock: "Clock",
      phone: "Telephone",
      pin: "Pin",
      mail: "Envelope",
    },
    slider: (v) => `${v.label}: slider`,
    tabNote: "Tab indents; Escape then Tab leaves the field.",
    closed: "Closed",
    open: "Open on this day",
    another: "Another range",
    time: {
      from: (v) => `${v.label}, range ${v.row}, from`,
      to: (v) => `${v.label}, range ${v.row}, to`,
    },
    removeRange: (v) => `Remove range ${v.row} of ${v.label}`,
    openDay: (v) => `Open on this day: ${v.label}`,
    addRange: (v) => `Another range: ${v.label}`,
    pick: (v) => `${v.label}: choose from the palette`,
    derived: "Derived from the other colours",
    clear: "Let it be derived",
    lowContrast: (v) => `Contrast ${v.ratio}:1; readable text needs 4.5.`,
    useReadable: "Use a readable colour",
    none: "None",
    timeOf: (v) => `${v.label}: time (${v.zone})`,
    notNumber: "Write a number.",
    toFix: "To correct",
    restOfWorld: "The rest of the world",
    description: {
      length: (v) => `${formatNumber("en", v.count)} ${counted("en", v.count, { one: "character", other: "characters" })}; an engine shows about ${formatNumber("en", v.limit)}.`,
      result: "In a search engine, about like this",
      ofPage: "The engine picks words of the page by itself.",
    },
    yes: "Yes",
    no: "No",
    altOf: (v) => `Text of picture ${v.number}`,
    altHint: "The text says what the picture shows, for those who do not see it. Without one it counts as decoration.",
  },
};
