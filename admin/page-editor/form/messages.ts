import type { Breakpoint } from '#domain/document/responsive.ts';
import type { Screen } from '#schemas/cms/breakpoints.ts';
import type { Misfit } from './field-kind.ts';
import { optionWords } from './option-words.ts';
import type { Audience } from './visibility-rule.ts';

type Sentence = { audience: Audience; from: string | null; until: string | null; lang: string | null; hidden: readonly string[] };

function misfitFr(misfit: Misfit): string {
  if (misfit.kind === 'required') return 'À remplir.';
  if (misfit.kind === 'too-long') return `Raccourcissez : ${misfit.limit.toLocaleString('fr')} caractères au plus.`;
  if (misfit.kind === 'range') return `Écrivez un nombre de ${misfit.min ?? '…'} à ${misfit.max ?? '…'}.`;
  return 'Ce n’est pas sous la forme attendue.';
}
function misfitEn(misfit: Misfit): string {
  if (misfit.kind === 'required') return 'Fill this in.';
  if (misfit.kind === 'too-long') return `Shorten it: at most ${misfit.limit.toLocaleString('en')} characters.`;
  if (misfit.kind === 'range') return `Write a number from ${misfit.min ?? '…'} to ${misfit.max ?? '…'}.`;
  return 'This is not of the expected form.';
}

const listOf = (parts: readonly string[], and: string): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}` : (parts[0] ?? '');

const breakpointsFr: Record<Breakpoint, string> = {
  base: 'Sur tous les écrans, à partir du plus petit',
  sm: 'À partir de 576 px (grand téléphone)',
  md: 'À partir de 768 px (tablette)',
  lg: 'À partir de 996 px (ordinateur)',
  xl: 'À partir de 1200 px (grand écran)',
};
const breakpointsEn: Record<Breakpoint, string> = {
  base: 'On all screens, from the smallest',
  sm: 'From 576 px (large phone)',
  md: 'From 768 px (tablet)',
  lg: 'From 996 px (computer)',
  xl: 'From 1200 px (large screen)',
};
const shortWidths: Record<Breakpoint, string> = { base: '0', sm: '576', md: '768', lg: '996', xl: '1200' };

const audiencesFr: Record<Audience, string> = {
  everybody: 'tout le monde',
  'signed-in': 'les personnes connectées',
  guests: 'les personnes non connectées',
  team: 'l’équipe du site',
};
const toAudienceFr: Record<Audience, string> = {
  everybody: 'à tout le monde',
  'signed-in': 'aux personnes connectées',
  guests: 'aux personnes non connectées',
  team: 'à l’équipe du site',
};
const audiencesEn: Record<Audience, string> = {
  everybody: 'everybody',
  'signed-in': 'signed-in people',
  guests: 'people who are not signed in',
  team: 'the site’s team',
};
const screensFr: Record<Screen, string> = { phone: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' };
const screensEn: Record<Screen, string> = { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' };
const onScreensFr: Record<Screen, string> = { phone: 'sur téléphone', tablet: 'sur tablette', desktop: 'sur ordinateur' };
const onScreensEn: Record<Screen, string> = { phone: 'on phones', tablet: 'on tablets', desktop: 'on computers' };

/** Words of a block's form. */
export const messages = {
  fr: {
    languages: 'Langues',
    inLanguage: (label: string, language: string) => `${label} en ${language}`,
    asInOwn: 'Comme dans la langue du site',
    boundTo: 'Rempli par la page :',
    bindOf: (label: string) => `${label} : remplir par la page`,
    bindHint: 'Le texte viendra de ce dont parle la page. Sans valeur, c’est ce qui est écrit ici qui reste.',
    bind: 'Relier',
    unbind: 'Ne plus relier',
    otherPath: 'Autre champ',
    loading: 'Chargement',
    notChosen: 'À choisir',
    choose: 'Choisir',
    close: 'Fermer',
    take: 'Retirer',
    remove: (what: string) => `Retirer : ${what}`,
    add: (what: string) => `Ajouter : ${what}`,
    up: (what: string) => `Monter : ${what}`,
    down: (what: string) => `Descendre : ${what}`,
    entry: (number: number) => `Entrée ${number}`,
    choosePicture: (label: string) => `${label} : choisir une image`,
    noPicture: 'Pas d’image',
    alt: 'Ce que montre l’image, pour qui ne la voit pas',
    noAlt: 'Vide : l’image passe pour un décor.',
    altNeeded: (prop: string) => `Écrivez ce que montre l’image, pour qui ne la voit pas, ou cochez « ${prop} ».`,
    point: (x: number, y: number) => `${x} % depuis la gauche, ${y} % depuis le haut`,
    library: 'Médiathèque',
    searchMedia: 'Chercher dans la médiathèque',
    noMedia: 'La médiathèque ne répond pas.',
    nothingFound: 'Rien ne correspond.',
    search: 'Chercher',
    found: (count: number) => (count > 1 ? `${count.toLocaleString('fr')} résultats` : 'Un résultat'),
    nothingThere: 'Le site n’en a pas encore.',
    noList: 'La liste ne se charge pas.',
    gone: 'N’existe plus sur le site',
    notOnShow: 'Pas montré aux visiteurs',
    retry: 'Réessayer',
    upload: 'Envoyer un fichier',
    uploading: 'Envoi du fichier',
    uploadWaits: 'Connexion perdue : l’envoi reprend dès qu’elle revient',
    dropHere: 'ou déposez-le ici',
    notTaken: {
      pictures: (name: string | null) =>
        `${name === null ? 'Ce n’est pas un fichier' : `« ${name} » n’est pas une image`}. On prend ici JPEG, PNG, WebP, AVIF, GIF, TIFF et SVG.`,
      files: (name: string | null) =>
        `${name === null ? 'Ce n’est pas un fichier' : `« ${name} » n’est ni une vidéo ni un PDF`}. On prend ici MP4, WebM et PDF.`,
    },
    previous: 'Précédentes',
    next: 'Suivantes',
    pageOf: (page: number, pages: number) => `Page ${page} sur ${pages}`,
    linkKindOf: (label: string) => `${label} : genre de lien`,
    linkKinds: {
      page: 'Page ou catégorie',
      product: 'Produit',
      article: 'Article',
      event: 'Événement',
      address: 'Adresse',
      anchor: 'Endroit de cette page',
      email: 'E-mail',
      phone: 'Téléphone',
    },
    linkSamples: { address: 'https://… ou /page', email: 'bonjour@exemple.fr', phone: '02 51 00 00 00' },
    brokenJson: 'Ce n’est pas du JSON : rien n’est changé.',
    widthsOf: (label: string) => `${label} : largeur d’écran`,
    breakpoints: breakpointsFr,
    shortWidths,
    likeSmaller: 'Comme sur l’écran plus petit',
    visibility: 'Quand et à qui',
    sentence: ({ audience, from, until, lang, hidden }: Sentence) =>
      `Montré ${toAudienceFr[audience]}${from ? ` à partir du ${from}` : ''}${until ? ` jusqu’au ${until}` : ''}${lang ? `, en ${lang} seulement` : ''}${
        hidden.length > 0 ? `, mais pas ${listOf(hidden, 'ni')}` : ''
      }.`,
    shownTo: 'Montré à',
    from: 'À partir du',
    until: 'Jusqu’au',
    inLanguages: 'Langue',
    allLanguages: 'Toutes',
    audiences: audiencesFr,
    otherRule: 'Une règle plus longue que cette phrase décide :',
    showAlways: 'Montrer toujours',
    screens: 'Écrans',
    screenNames: screensFr,
    onScreens: onScreensFr,
    misfit: misfitFr,
    options: optionWords.fr,
  },
  en: {
    languages: 'Languages',
    inLanguage: (label: string, language: string) => `${label} in ${language}`,
    asInOwn: 'As in the site’s language',
    boundTo: 'Filled in by the page:',
    bindOf: (label: string) => `${label}: fill in from the page`,
    bindHint: 'The text will come from what the page is about. Without a value, what is written here stays.',
    bind: 'Bind',
    unbind: 'Do not bind any more',
    otherPath: 'Another field',
    loading: 'Loading',
    notChosen: 'To be chosen',
    choose: 'Choose',
    close: 'Close',
    take: 'Remove',
    remove: (what: string) => `Remove: ${what}`,
    add: (what: string) => `Add: ${what}`,
    up: (what: string) => `Move up: ${what}`,
    down: (what: string) => `Move down: ${what}`,
    entry: (number: number) => `Entry ${number}`,
    choosePicture: (label: string) => `${label}: choose a picture`,
    noPicture: 'No picture',
    alt: 'What the picture shows, for those who do not see it',
    noAlt: 'Empty: the picture counts as decoration.',
    altNeeded: (prop: string) => `Write what the picture shows, for those who do not see it, or tick “${prop}”.`,
    point: (x: number, y: number) => `${x}% from the left, ${y}% from the top`,
    library: 'Media library',
    searchMedia: 'Search the media library',
    noMedia: 'The media library does not answer.',
    nothingFound: 'Nothing fits.',
    search: 'Search',
    found: (count: number) => (count === 1 ? 'One result' : `${count.toLocaleString('en')} results`),
    nothingThere: 'The site has none yet.',
    noList: 'The list does not load.',
    gone: 'No longer on the site',
    notOnShow: 'Not shown to visitors',
    retry: 'Try again',
    upload: 'Upload a file',
    uploading: 'The file is being sent',
    uploadWaits: 'Connection lost: the upload goes on as soon as it is back',
    dropHere: 'or drop it here',
    notTaken: {
      pictures: (name: string | null) =>
        `${name === null ? 'This is no file' : `“${name}” is no picture`}. JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG are taken here.`,
      files: (name: string | null) =>
        `${name === null ? 'This is no file' : `“${name}” is neither a video nor a PDF`}. MP4, WebM and PDF are taken here.`,
    },
    previous: 'Previous',
    next: 'Next',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    linkKindOf: (label: string) => `${label}: kind of link`,
    linkKinds: {
      page: 'Page or category',
      product: 'Product',
      article: 'Article',
      event: 'Event',
      address: 'Address',
      anchor: 'Place on this page',
      email: 'E-mail',
      phone: 'Telephone',
    },
    linkSamples: { address: 'https://… or /page', email: 'hello@example.com', phone: '+44 20 7946 0000' },
    brokenJson: 'This is not JSON: nothing is changed.',
    widthsOf: (label: string) => `${label}: width of the screen`,
    breakpoints: breakpointsEn,
    shortWidths,
    likeSmaller: 'As on the smaller screen',
    visibility: 'When and to whom',
    sentence: ({ audience, from, until, lang, hidden }: Sentence) =>
      `Shown to ${audiencesEn[audience]}${from ? ` from ${from}` : ''}${until ? ` until ${until}` : ''}${lang ? `, in ${lang} only` : ''}${
        hidden.length > 0 ? `, but not ${listOf(hidden, 'or')}` : ''
      }.`,
    shownTo: 'Shown to',
    from: 'From',
    until: 'Until',
    inLanguages: 'Language',
    allLanguages: 'All',
    audiences: audiencesEn,
    otherRule: 'A rule that is longer than this sentence decides:',
    showAlways: 'Show always',
    screens: 'Screens',
    screenNames: screensEn,
    onScreens: onScreensEn,
    misfit: misfitEn,
    options: optionWords.en,
  },
};
