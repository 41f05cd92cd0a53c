import type { Messages } from '#messages/generated/admin/page-editor/form/bind-paths.ts';

/** Fields of a thing, by their paths; `title` and each path have a text in the panel's languages. */
export type BindGroup = { title: keyof Messages['groups']; paths: readonly (keyof Messages['paths'])[] };

/** Paths that exist on every page (docs/cms-document.md, "The data context"). */
const everywhere: readonly BindGroup[] = [
  {
    title: 'site',
    paths: [
      'site.name',
      'parameters.COMPANY_NAME',
      'parameters.COMPANY_PHONE',
      'parameters.COMPANY_EMAIL',
      'parameters.COMPANY_CITY',
      'lang',
      'path',
    ],
  },
  {
    title: 'person',
    paths: ['user.firstname', 'user.lastname', 'user.email'],
  },
];

const product: BindGroup = {
  title: 'product',
  paths: ['product.name', 'product.shortDescription', 'product.description', 'product.brand', 'product.url'],
};

/** Additional paths on a fixed screen, by the slug of its component. */
const screens: Readonly<Record<string, BindGroup>> = {
  'product-sheet': product,
  'wine-sheet': product,
  'product-customize': product,
  'blog-article': {
    title: 'article',
    paths: ['article.title', 'article.excerpt', 'article.author', 'article.html'],
  },
  'blog-folder': {
    title: 'folder',
    paths: ['folder.name', 'folder.description'],
  },
  'album-sheet': {
    title: 'album',
    paths: ['album.title', 'album.description'],
  },
  'service-sheet': {
    title: 'service',
    paths: ['service.title', 'service.summary', 'service.place', 'service.html'],
  },
  'event-sheet': {
    title: 'event',
    paths: ['event.title', 'event.excerpt', 'event.event.place', 'event.html'],
  },
  error: {
    title: 'error',
    paths: ['error.status', 'error.message'],
  },
};

/** The fields that a prop can be joined to, those of the screen first. `screen`: the slug of the component that is edited, if one is. */
export function bindPaths(screen: string | null): readonly BindGroup[] {
  const own = screen !== null && Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  return own ? [own, ...everywhere] : everywhere;
}
