import type { Lang } from '#schemas/site.ts';

type Words = Readonly<Record<Lang, string>>;
export type BindGroup = { title: Words; paths: readonly { path: string; label: Words }[] };

const field = (path: string, fr: string, en: string) => ({ path, label: { fr, en } });

/** What is there on every page (docs/cms-document.md, "The data context"). */
const everywhere: readonly BindGroup[] = [
  {
    title: { fr: 'Le site', en: 'The site' },
    paths: [
      field('site.name', 'Nom du site', 'Name of the site'),
      field('parameters.COMPANY_NAME', 'Nom de l’entreprise', 'Name of the company'),
      field('parameters.COMPANY_PHONE', 'Téléphone', 'Telephone'),
      field('parameters.COMPANY_EMAIL', 'E-mail', 'E-mail'),
      field('parameters.COMPANY_CITY', 'Ville', 'Town'),
      field('lang', 'Langue de la page', 'Language of the page'),
      field('path', 'Adresse de la page', 'Address of the page'),
    ],
  },
  {
    title: { fr: 'La personne connectée', en: 'The signed-in person' },
    paths: [
      field('user.firstname', 'Prénom', 'First name'),
      field('user.lastname', 'Nom', 'Last name'),
      field('user.email', 'E-mail', 'E-mail'),
    ],
  },
];

const product: BindGroup = {
  title: { fr: 'Le produit', en: 'The product' },
  paths: [
    field('product.name', 'Nom', 'Name'),
    field('product.shortDescription', 'Description courte', 'Short description'),
    field('product.description', 'Description', 'Description'),
    field('product.brand', 'Marque', 'Brand'),
    field('product.url', 'Adresse', 'Address'),
  ],
};

/** What a fixed screen is about, by the slug of its component. */
const screens: Readonly<Record<string, BindGroup>> = {
  'product-sheet': product,
  'wine-sheet': product,
  'product-customize': product,
  'blog-article': {
    title: { fr: 'L’article', en: 'The article' },
    paths: [
      field('article.title', 'Titre', 'Title'),
      field('article.excerpt', 'Résumé', 'Summary'),
      field('article.author', 'Auteur', 'Author'),
      field('article.html', 'Texte', 'Text'),
    ],
  },
  'blog-folder': {
    title: { fr: 'La rubrique', en: 'The section' },
    paths: [field('folder.name', 'Nom', 'Name'), field('folder.description', 'Description', 'Description')],
  },
  'album-sheet': {
    title: { fr: 'L’album', en: 'The album' },
    paths: [field('album.title', 'Titre', 'Title'), field('album.description', 'Description', 'Description')],
  },
  'service-sheet': {
    title: { fr: 'Le service', en: 'The service' },
    paths: [
      field('service.title', 'Titre', 'Title'),
      field('service.summary', 'Résumé', 'Summary'),
      field('service.place', 'Lieu et horaires', 'Place and hours'),
      field('service.html', 'Texte', 'Text'),
    ],
  },
  'event-sheet': {
    title: { fr: 'L’événement', en: 'The event' },
    paths: [
      field('event.title', 'Titre', 'Title'),
      field('event.excerpt', 'Résumé', 'Summary'),
      field('event.event.place', 'Lieu', 'Place'),
      field('event.html', 'Texte', 'Text'),
    ],
  },
  error: {
    title: { fr: 'L’erreur', en: 'The error' },
    paths: [field('error.status', 'Numéro', 'Number'), field('error.message', 'Message', 'Message')],
  },
};

/** The fields that a prop can be joined to, those of the screen first. `screen`: the slug of the component that is edited, if one is. */
export function bindPaths(screen: string | null): readonly BindGroup[] {
  const own = screen !== null && Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  return own ? [own, ...everywhere] : everywhere;
}
