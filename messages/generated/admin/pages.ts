/** Texts of `admin/pages`, made by `npm run generate` from `messages/<lang>/admin/pages.json`. */
import type { Lang } from '../../languages.ts';
import { counted, plural } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  tabs: string;
  pages: string;
  components: string;
  trash: string;
  search: string;
  searchHint: string;
  filter: string;
  filters: {
    all: string;
    published: string;
    draft: string;
    scheduled: string;
    hidden: string;
    issues: string;
  };
  none: string;
  clear: string;
  error: string;
  retry: string;
  loading: string;
  create: string;
  tree: string;
  treeHint: string;
  drag: (v: { title: string | number }) => string;
  states: {
    published: string;
    hidden: string;
    draft: string;
  };
  changed: string;
  scheduled: (v: { moment: string | number }) => string;
  issues: (v: { count: number }) => string;
  notInMenu: string;
  leadsTo: (v: { where: string | number }) => string;
  script: string;
  moved: string;
  close: string;
  edit: string;
  see: string;
  copy: string;
  remove: string;
  removed: (v: { count: number; title: string | number }) => string;
  undo: string;
  restored: (v: { title: string | number }) => string;
  place: string;
  up: string;
  down: string;
  inside: string;
  outside: string;
  name: string;
  address: string;
  addressHint: string;
  addressWrong: string;
  addressTaken: (v: { title: string | number }) => string;
  addressShadows: string;
  addressRedirects: (v: { title: string | number }) => string;
  addressChange: (v: { from: string | number }) => string;
  movesBelow: string;
  formerUrls: string;
  forget: string;
  forgetOf: (v: { url: string | number }) => string;
  forgotten: string;
  menuTitle: string;
  menuTitleHint: string;
  description: string;
  descriptionHint: (v: { count: string | number }) => string;
  showInMenu: string;
  isValid: string;
  isValidHint: string;
  notPublished: string;
  type: string;
  types: {
    content: string;
    category: string;
    shop: string;
    legal: string;
    home: string;
    contact: string;
    news: string;
    wines: string;
    blog: string;
    albums: string;
    services: string;
  };
  link: string;
  links: {
    none: string;
    page: string;
    url: string;
    js: string;
  };
  linkPage: string;
  linkUrl: string;
  linkUrlHint: string;
  linkJs: string;
  choosePage: string;
  translations: (v: { language: string | number }) => string;
  translationsHint: string;
  optional: string;
  save: string;
  saved: string;
  conflict: string;
  missing: string;
  parent: string;
  top: string;
  start: string;
  starts: {
    empty: string;
    template: string;
    page: string;
  };
  template: string;
  chooseTemplate: string;
  noTemplate: string;
  copied: string;
  createIt: string;
  created: string;
  addressEmpty: string;
  createComponent: string;
  createComponentIt: string;
  createComponentHint: string;
  componentCreated: string;
  rename: string;
  renameIt: (v: { title: string | number }) => string;
  componentRenamed: string;
  delete: string;
  deleteIt: (v: { title: string | number }) => string;
  deleteComponentAsk: string;
  componentDeleted: string;
  sharedPart: string;
  componentsHint: string;
  shownEverywhere: string;
  shownAt: (v: { places: string | number }) => string;
  placedOn: (v: { places: string | number }) => string;
  notShown: string;
  ready: string;
  needs: {
    required: string;
    "built-in": string;
    optional: string;
    placed: string;
  };
  editIt: (v: { title: string | number }) => string;
  emptyTrash: string;
  emptyTrashText: string;
  deletedAt: (v: { by: string | null; moment: string | number }) => string;
  until: (v: { day: string | number }) => string;
  with: (v: { count: number }) => string;
  restore: string;
  forGood: string;
  forGoodAsk: (v: { title: string | number }) => string;
  goneForGood: string;
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Pages",
    count: (v) => counted("fr", v.count, { one: "# page", other: "# pages" }),
    tabs: "Parties du site",
    pages: "Pages",
    components: "Parties communes",
    trash: "Pages supprimées",
    search: "Rechercher une page",
    searchHint: "Titre, titre du menu ou adresse",
    filter: "État",
    filters: {
      all: "Toutes les pages",
      published: "Publiées",
      draft: "Avec un brouillon",
      scheduled: "Publication prévue",
      hidden: "Masquées",
      issues: "Avec des problèmes",
    },
    none: "Aucune page ne correspond.",
    clear: "Effacer les filtres",
    error: "Les pages ne se chargent pas.",
    retry: "Réessayer",
    loading: "Chargement",
    create: "Nouvelle page",
    tree: "Pages du site, dans l’ordre du menu",
    treeHint: "Glissez une page par sa poignée pour la ranger. Au clavier : Entrée sur la poignée, les flèches, puis Entrée.",
    drag: (v) => `Déplacer ${v.title}`,
    states: {
      published: "Publiée",
      hidden: "Masquée",
      draft: "Brouillon",
    },
    changed: "Modifiée",
    scheduled: (v) => `Prévue le ${v.moment}`,
    issues: (v) => counted("fr", v.count, { one: "# problème", other: "# problèmes" }),
    notInMenu: "Hors menu",
    leadsTo: (v) => `Mène à ${v.where}`,
    script: "un script",
    moved: "La page est déplacée.",
    close: "Fermer",
    edit: "Modifier le contenu",
    see: "Voir la page",
    copy: "Dupliquer",
    remove: "Supprimer",
    removed: (v) => plural("fr", v.count, { one: `« ${v.title} » est supprimée.`, other: `« ${v.title} » et les pages en dessous sont supprimées.` }),
    undo: "Annuler la suppression",
    restored: (v) => `« ${v.title} » est de retour.`,
    place: "Place dans le menu",
    up: "Monter",
    down: "Descendre",
    inside: "Sous la page précédente",
    outside: "Sortir d’un niveau",
    name: "Titre",
    address: "Adresse",
    addressHint: "Minuscules, chiffres et tirets ; les niveaux sont séparés par « / ».",
    addressWrong: "Une adresse commence par « / » et n’a que des minuscules, des chiffres et des tirets.",
    addressTaken: (v) => `La page « ${v.title} » a déjà cette adresse.`,
    addressShadows: "Un écran du site est à cette adresse : la page prendra sa place.",
    addressRedirects: (v) => `Cette adresse mène aujourd’hui à « ${v.title} » ; ce ne sera plus le cas.`,
    addressChange: (v) => `L’ancienne adresse ${v.from} mènera à la nouvelle : les liens existants continuent de marcher.`,
    movesBelow: "Changer aussi les adresses des pages en dessous",
    formerUrls: "Anciennes adresses, qui mènent ici",
    forget: "Oublier",
    forgetOf: (v) => `Oublier l’adresse ${v.url}`,
    forgotten: "L’adresse ne mène plus nulle part.",
    menuTitle: "Titre dans le menu",
    menuTitleHint: "Vide : le titre de la page.",
    description: "Description",
    descriptionHint: (v) => `Pour les moteurs de recherche et les partages. ${v.count} caractères sur 160 conseillés.`,
    showInMenu: "Montrer dans le menu",
    isValid: "Visible pour les visiteurs",
    isValidHint: "Décochée, la page répond « introuvable » ; rien n’est perdu.",
    notPublished: "Cette page n’a jamais été publiée : personne ne la voit. Elle se publie depuis son contenu.",
    type: "Genre de page",
    types: {
      content: "Contenu",
      category: "Catégorie",
      shop: "Boutique",
      legal: "Texte légal",
      home: "Accueil",
      contact: "Contact",
      news: "Actualités",
      wines: "Vins",
      blog: "Blog",
      albums: "Albums",
      services: "Prestations",
    },
    link: "Ce que fait la page",
    links: {
      none: "Montre son contenu",
      page: "Mène à une autre page",
      url: "Mène à une adresse",
      js: "Lance un script",
    },
    linkPage: "Page d’arrivée",
    linkUrl: "Adresse d’arrivée",
    linkUrlHint: "https://…, /chemin, mailto: ou tel:",
    linkJs: "Script",
    choosePage: "Choisir une page",
    translations: (v) => `En ${v.language}`,
    translationsHint: "Vide : le texte de la langue du site.",
    optional: "facultatif",
    save: "Enregistrer",
    saved: "La page est enregistrée.",
    conflict: "Quelqu’un a modifié cette page entre-temps. Vos changements sont restés dans les champs ; les autres montrent ce qui est enregistré.",
    missing: "Cette page n’existe plus.",
    parent: "Sous la page",
    top: "Premier niveau",
    start: "Partir",
    starts: {
      empty: "d’une page vide",
      template: "d’un modèle",
      page: "d’une copie",
    },
    template: "Modèle",
    chooseTemplate: "Choisir un modèle",
    noTemplate: "Aucun modèle pour l’instant : une section s’enregistre comme modèle dans l’éditeur.",
    copied: "Page à copier",
    createIt: "Créer la page",
    created: "La page est créée. Personne ne la voit avant sa publication.",
    addressEmpty: "Vide : faite à partir du titre.",
    createComponent: "Nouvelle partie commune",
    createComponentIt: "Créer la partie",
    createComponentHint: "Vous la placez ensuite dans vos pages avec le bloc « Composant partagé ».",
    componentCreated: "La partie commune est créée.",
    rename: "Renommer",
    renameIt: (v) => `Renommer : ${v.title}`,
    componentRenamed: "La partie commune a son nouveau nom.",
    delete: "Supprimer",
    deleteIt: (v) => `Supprimer : ${v.title}`,
    deleteComponentAsk: "Elle ne peut être placée nulle part, pas même dans un brouillon. Pendant 30 jours elle peut être remise en place.",
    componentDeleted: "La partie commune est supprimée.",
    sharedPart: "Partie commune",
    componentsHint: "Elles se montrent sur plusieurs pages : un changement se voit partout.",
    shownEverywhere: "Sur toutes les pages",
    shownAt: (v) => `Sur ${v.places}`,
    placedOn: (v) => `Placée dans ${v.places}`,
    notShown: "Nulle part pour l’instant",
    ready: "Fournie avec le site",
    needs: {
      required: "Indispensable",
      "built-in": "Écran du site",
      optional: "Facultative",
      placed: "Placée dans des pages",
    },
    editIt: (v) => `Modifier le contenu : ${v.title}`,
    emptyTrash: "Aucune page supprimée",
    emptyTrashText: "Une page supprimée reste ici 30 jours, et peut être remise en place.",
    deletedAt: (v) => (!v.by ? `Supprimée le ${v.moment}` : `Supprimée le ${v.moment} par ${v.by}`),
    until: (v) => `gardée jusqu’au ${v.day}`,
    with: (v) => counted("fr", v.count, { one: "avec # page en dessous", other: "avec # pages en dessous" }),
    restore: "Remettre en place",
    forGood: "Supprimer pour toujours",
    forGoodAsk: (v) => `« ${v.title} » ne pourra plus être remise en place.`,
    goneForGood: "La page est supprimée pour toujours.",
  },
  en: {
    title: "Pages",
    count: (v) => counted("en", v.count, { one: "# page", other: "# pages" }),
    tabs: "Parts of the site",
    pages: "Pages",
    components: "Shared parts",
    trash: "Deleted pages",
    search: "Search for a page",
    searchHint: "Title, menu title or address",
    filter: "State",
    filters: {
      all: "All pages",
      published: "Published",
      draft: "With a draft",
      scheduled: "To be published",
      hidden: "Hidden",
      issues: "With problems",
    },
    none: "No page matches.",
    clear: "Clear the filters",
    error: "The pages do not load.",
    retry: "Try again",
    loading: "Loading",
    create: "New page",
    tree: "Pages of the site, in the order of the menu",
    treeHint: "Drag a page by its handle to move it. With the keyboard: Enter on the handle, the arrows, then Enter.",
    drag: (v) => `Move ${v.title}`,
    states: {
      published: "Published",
      hidden: "Hidden",
      draft: "Draft",
    },
    changed: "Changed",
    scheduled: (v) => `Due ${v.moment}`,
    issues: (v) => counted("en", v.count, { one: "# problem", other: "# problems" }),
    notInMenu: "Not in the menu",
    leadsTo: (v) => `Leads to ${v.where}`,
    script: "a script",
    moved: "The page is moved.",
    close: "Close",
    edit: "Edit the content",
    see: "See the page",
    copy: "Duplicate",
    remove: "Delete",
    removed: (v) => plural("en", v.count, { one: `“${v.title}” is deleted.`, other: `“${v.title}” and the pages below are deleted.` }),
    undo: "Undo the deletion",
    restored: (v) => `“${v.title}” is back.`,
    place: "Place in the menu",
    up: "Move up",
    down: "Move down",
    inside: "Below the page before",
    outside: "One level out",
    name: "Title",
    address: "Address",
    addressHint: "Lower-case letters, digits and hyphens; levels are separated by “/”.",
    addressWrong: "An address begins with “/” and has only lower-case letters, digits and hyphens.",
    addressTaken: (v) => `The page “${v.title}” has this address already.`,
    addressShadows: "A screen of the site is at this address: the page will take its place.",
    addressRedirects: (v) => `This address leads to “${v.title}” today; it will no longer.`,
    addressChange: (v) => `The old address ${v.from} will lead to the new one: existing links go on working.`,
    movesBelow: "Change the addresses of the pages below too",
    formerUrls: "Former addresses, which lead here",
    forget: "Forget",
    forgetOf: (v) => `Forget the address ${v.url}`,
    forgotten: "The address leads nowhere now.",
    menuTitle: "Title in the menu",
    menuTitleHint: "Empty: the title of the page.",
    description: "Description",
    descriptionHint: (v) => `For search engines and shared links. ${v.count} characters of 160 advised.`,
    showInMenu: "Show in the menu",
    isValid: "Visible to visitors",
    isValidHint: "Unticked, the page answers “not found”; nothing is lost.",
    notPublished: "This page was never published: nobody sees it. It is published from its content.",
    type: "Kind of page",
    types: {
      content: "Content",
      category: "Category",
      shop: "Shop",
      legal: "Legal text",
      home: "Home",
      contact: "Contact",
      news: "News",
      wines: "Wines",
      blog: "Blog",
      albums: "Albums",
      services: "Services",
    },
    link: "What the page does",
    links: {
      none: "Shows its content",
      page: "Leads to another page",
      url: "Leads to an address",
      js: "Runs a script",
    },
    linkPage: "Target page",
    linkUrl: "Target address",
    linkUrlHint: "https://…, /path, mailto: or tel:",
    linkJs: "Script",
    choosePage: "Choose a page",
    translations: (v) => `In ${v.language}`,
    translationsHint: "Empty: the text in the site’s language.",
    optional: "optional",
    save: "Save",
    saved: "The page is saved.",
    conflict: "Somebody changed this page meanwhile. Your changes are still in the fields; what you did not touch shows what is stored.",
    missing: "This page does not exist any more.",
    parent: "Below the page",
    top: "First level",
    start: "Begin with",
    starts: {
      empty: "an empty page",
      template: "a template",
      page: "a copy",
    },
    template: "Template",
    chooseTemplate: "Choose a template",
    noTemplate: "No template yet: a section is saved as a template in the editor.",
    copied: "Page to copy",
    createIt: "Make the page",
    created: "The page is made. Nobody sees it until it is published.",
    addressEmpty: "Empty: made from the title.",
    createComponent: "New shared part",
    createComponentIt: "Make the part",
    createComponentHint: "You then place it in your pages with the block “Shared component”.",
    componentCreated: "The shared part is made.",
    rename: "Rename",
    renameIt: (v) => `Rename: ${v.title}`,
    componentRenamed: "The shared part has its new name.",
    delete: "Delete",
    deleteIt: (v) => `Delete: ${v.title}`,
    deleteComponentAsk: "Nothing may place it, not even a draft. For 30 days it can be brought back.",
    componentDeleted: "The shared part is deleted.",
    sharedPart: "Shared part",
    componentsHint: "They show on several pages: a change is seen everywhere.",
    shownEverywhere: "On every page",
    shownAt: (v) => `On ${v.places}`,
    placedOn: (v) => `Placed in ${v.places}`,
    notShown: "Nowhere yet",
    ready: "Comes with the site",
    needs: {
      required: "Indispensable",
      "built-in": "Screen of the site",
      optional: "Optional",
      placed: "Placed in pages",
    },
    editIt: (v) => `Edit the content: ${v.title}`,
    emptyTrash: "No deleted pages",
    emptyTrashText: "A deleted page stays here for 30 days, and can be brought back.",
    deletedAt: (v) => (!v.by ? `Deleted ${v.moment}` : `Deleted ${v.moment} by ${v.by}`),
    until: (v) => `kept until ${v.day}`,
    with: (v) => counted("en", v.count, { one: "with # page below", other: "with # pages below" }),
    restore: "Bring back",
    forGood: "Delete for good",
    forGoodAsk: (v) => `“${v.title}” cannot be brought back after this.`,
    goneForGood: "The page is deleted for good.",
  },
};
