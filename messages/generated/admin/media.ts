/** Texts of `admin/media`, made by `npm run generate` from `messages/<lang>/admin/media.json`. */
import type { Lang } from '../../languages.ts';
import { counted, formatNumber, plural } from '../../plural.ts';

export type Messages = {
  title: string;
  count: (v: { count: number }) => string;
  choose: string;
  notTaken: (v: { names: string | null }) => string;
  dropHint: string;
  replace: string;
  replaceHint: string;
  uploads: string;
  progress: (v: { name: string | number; percent: string | number; state: string | number }) => string;
  uploadStates: {
    waiting: string;
    sending: string;
    interrupted: string;
  };
  uploaded: string;
  retry: string;
  giveUp: string;
  hide: string;
  giveUpOf: (v: { name: string | number }) => string;
  hideOf: (v: { name: string | number }) => string;
  searchHint: string;
  kind: string;
  kinds: {
    picture: string;
    drawing: string;
    video: string;
    document: string;
  };
  everyKind: string;
  unused: string;
  folder: string;
  everyFolder: string;
  tag: string;
  everyTag: string;
  none: string;
  noneYet: string;
  noneYetText: string;
  noAlt: string;
  uses: (v: { count: number; isLimit: boolean }) => string;
  close: string;
  loading: string;
  error: string;
  missing: string;
  open: (v: { name: string | number }) => string;
  file: string;
  kilobytes: (v: { kilobytes: string | number }) => string;
  focalPoint: string;
  focalHint: string;
  point: (v: { x: string | number; y: string | number }) => string;
  alt: (v: { language: string | number }) => string;
  altHint: string;
  altAsked: string;
  folderHint: string;
  tags: string;
  tagsHint: string;
  save: string;
  saved: string;
  usedIn: string;
  usedElsewhere: (v: { count: string | number }) => string;
  notUsed: string;
  remove: string;
  removeAsk: (v: { name: string | number }) => string;
  removed: string;
  usedHint: string;
  place: (v: { kind: string | number }) => string;
  places: {
    page: string;
    "page-draft": string;
    component: string;
    "component-draft": string;
    scheduled: string;
    template: string;
    parameter: string;
    logo: string;
    product: string;
    award: string;
    news: string;
    blog: string;
    "blog-folder": string;
    album: string;
    service: string;
    event: string;
    popup: string;
    "deleted-page": string;
  };
};

export const messages: Readonly<Record<Lang, Messages>> = {
  fr: {
    title: "Médias",
    count: (v) => counted("fr", v.count, { one: "# fichier", other: "# fichiers" }),
    choose: "Ajouter des fichiers",
    notTaken: (v) => `${(!v.names ? "Ce n’est pas un fichier." : `Pas envoyé : ${v.names}.`)} La médiathèque prend des images (JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG), des vidéos (MP4, WebM) et des PDF.`,
    dropHint: "ou déposez-les ici : images, SVG, vidéos MP4 ou WebM, PDF.",
    replace: "Remplacer le fichier",
    replaceHint: "Le nom reste : toutes les pages montrent aussitôt le nouveau.",
    uploads: "Envois",
    progress: (v) => `${v.name} — ${v.state}, ${v.percent} %`,
    uploadStates: {
      waiting: "en attente",
      sending: "envoi",
      interrupted: "connexion perdue, reprise dès qu’elle revient",
    },
    uploaded: "ajouté",
    retry: "Réessayer",
    giveUp: "Abandonner",
    hide: "Masquer",
    giveUpOf: (v) => `Abandonner l’envoi de ${v.name}`,
    hideOf: (v) => `Masquer ${v.name}`,
    searchHint: "Nom, mot-clé ou texte alternatif",
    kind: "Genre",
    kinds: {
      picture: "Images",
      drawing: "Dessins SVG",
      video: "Vidéos",
      document: "PDF",
    },
    everyKind: "Tous les fichiers",
    unused: "Non utilisés",
    folder: "Dossier",
    everyFolder: "Tous les dossiers",
    tag: "Mot-clé",
    everyTag: "Tous les mots-clés",
    none: "Aucun fichier ne correspond.",
    noneYet: "Aucun fichier pour l’instant",
    noneYetText: "Les images, dessins, vidéos et PDF que vous ajoutez ici servent dans toutes les pages.",
    noAlt: "Sans texte alternatif",
    uses: (v) => (v.count === 0 ? "Non utilisé" : `Utilisé ${(v.isLimit ? "au moins " : "")}${formatNumber("fr", v.count)} fois`),
    close: "Fermer",
    loading: "Chargement",
    error: "Les fichiers ne se chargent pas.",
    missing: "Ce fichier ne se charge pas.",
    open: (v) => `Ouvrir ${v.name}`,
    file: "Voir le fichier",
    kilobytes: (v) => `${v.kilobytes} Ko`,
    focalPoint: "Point à garder en vue",
    focalHint: "Touchez l’image, ou déplacez le point avec les flèches : il reste en vue quand l’image est recadrée.",
    point: (v) => `${v.x} % de la largeur, ${v.y} % de la hauteur`,
    alt: (v) => `Texte alternatif (${v.language})`,
    altHint: "Ce que l’image montre, pour qui ne la voit pas et pour les moteurs de recherche.",
    altAsked: "Dites ce que l’image montre : il n’y a pas encore de texte alternatif.",
    folderHint: "Les niveaux sont séparés par « / ». Vide : à la racine.",
    tags: "Mots-clés",
    tagsHint: "Séparés par des virgules.",
    save: "Enregistrer",
    saved: "Le fichier est enregistré.",
    usedIn: "Utilisé dans",
    usedElsewhere: (v) => `Les ${v.count} premiers endroits seulement sont cités.`,
    notUsed: "Rien n’utilise ce fichier.",
    remove: "Supprimer",
    removeAsk: (v) => `« ${v.name} » est supprimé pour toujours.`,
    removed: "Le fichier est supprimé.",
    usedHint: "Un fichier utilisé ne se supprime pas : retirez-le d’abord de ces endroits.",
    place: (v) => `${v.kind} :`,
    places: {
      page: "Page",
      "page-draft": "Brouillon de page",
      component: "Partie commune",
      "component-draft": "Brouillon de partie commune",
      scheduled: "Publication prévue",
      template: "Modèle",
      parameter: "Réglage",
      logo: "Logo",
      product: "Produit",
      award: "Récompense",
      news: "Actualité",
      blog: "Article",
      "blog-folder": "Rubrique du blog",
      album: "Album",
      service: "Prestation",
      event: "Événement",
      popup: "Fenêtre d’annonce",
      "deleted-page": "Page supprimée",
    },
  },
  en: {
    title: "Media",
    count: (v) => counted("en", v.count, { one: "# file", other: "# files" }),
    choose: "Add files",
    notTaken: (v) => `${(!v.names ? "This is no file." : `Not sent: ${v.names}.`)} The library takes pictures (JPEG, PNG, WebP, AVIF, GIF, TIFF, SVG), videos (MP4, WebM) and PDF.`,
    dropHint: "or drop them here: pictures, SVG, MP4 or WebM videos, PDF.",
    replace: "Replace the file",
    replaceHint: "The name stays: every page shows the new one at once.",
    uploads: "Uploads",
    progress: (v) => `${v.name} — ${v.state}, ${v.percent}%`,
    uploadStates: {
      waiting: "waiting",
      sending: "sending",
      interrupted: "connection lost, goes on when it is back",
    },
    uploaded: "added",
    retry: "Try again",
    giveUp: "Give up",
    hide: "Hide",
    giveUpOf: (v) => `Give up sending ${v.name}`,
    hideOf: (v) => `Hide ${v.name}`,
    searchHint: "Name, tag or alternative text",
    kind: "Kind",
    kinds: {
      picture: "Pictures",
      drawing: "SVG drawings",
      video: "Videos",
      document: "PDF",
    },
    everyKind: "All files",
    unused: "Not used",
    folder: "Folder",
    everyFolder: "All folders",
    tag: "Tag",
    everyTag: "All tags",
    none: "No file matches.",
    noneYet: "No files yet",
    noneYetText: "Pictures, drawings, videos and PDF that you add here serve on every page.",
    noAlt: "No alternative text",
    uses: (v) => (v.count === 0 ? "Not used" : plural("en", v.count, { one: `Used ${(v.isLimit ? "at least " : "")}${formatNumber("en", v.count)} time`, other: `Used ${(v.isLimit ? "at least " : "")}${formatNumber("en", v.count)} times` })),
    close: "Close",
    loading: "Loading",
    error: "The files do not load.",
    missing: "This file does not load.",
    open: (v) => `Open ${v.name}`,
    file: "See the file",
    kilobytes: (v) => `${v.kilobytes} kB`,
    focalPoint: "Point to keep in sight",
    focalHint: "Press on the picture, or move the point with the arrow keys: it stays in sight when the picture is cropped.",
    point: (v) => `${v.x}% of the width, ${v.y}% of the height`,
    alt: (v) => `Alternative text (${v.language})`,
    altHint: "What the picture shows, for whoever does not see it and for search engines.",
    altAsked: "Say what the picture shows: there is no alternative text yet.",
    folderHint: "Levels are separated by “/”. Empty: at the top.",
    tags: "Tags",
    tagsHint: "Separated by commas.",
    save: "Save",
    saved: "The file is saved.",
    usedIn: "Used in",
    usedElsewhere: (v) => `Only the first ${v.count} places are named.`,
    notUsed: "Nothing uses this file.",
    remove: "Delete",
    removeAsk: (v) => `“${v.name}” is deleted for good.`,
    removed: "The file is deleted.",
    usedHint: "A file that is used is not deleted: take it out of these places first.",
    place: (v) => `${v.kind}:`,
    places: {
      page: "Page",
      "page-draft": "Draft of a page",
      component: "Shared part",
      "component-draft": "Draft of a shared part",
      scheduled: "Publication to come",
      template: "Template",
      parameter: "Setting",
      logo: "Logo",
      product: "Product",
      award: "Award",
      news: "News",
      blog: "Article",
      "blog-folder": "Blog section",
      album: "Album",
      service: "Service",
      event: "Event",
      popup: "Announcement",
      "deleted-page": "Deleted page",
    },
  },
};
