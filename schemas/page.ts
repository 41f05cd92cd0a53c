import { z } from 'zod';

export const PageLink = z.object({ type: z.enum(['page', 'url', 'js']), url: z.string().nullable(), jsCode: z.string().nullable() });

/**
 * Kind of a page. `home`, `contact`, `news` and `wines` use the description in the settings, if there is one. `blog`, `albums` and
 * `services` are the first page of the breadcrumb of an article, an album or a service.
 */
export const PageType = z.enum(['content', 'category', 'shop', 'legal', 'home', 'contact', 'news', 'wines', 'blog', 'albums', 'services']);
export type PageType = z.infer<typeof PageType>;

/** A node of the page tree: what menus and the route table need, without its document. */
export type PageNode = {
  id: number;
  title: string;
  /** Path on the site, e.g. `/nos-vetements/jupes-occasion-femme`. */
  url: string;
  menuTitle: string;
  metaDescription: string;
  order: number;
  showInMenu: boolean;
  type: PageType;
  link: z.infer<typeof PageLink> | null;
  isValid: boolean;
  idParent: number | null;
  children: PageNode[];
};
export const PageNode: z.ZodType<PageNode> = z.lazy(() =>
  z.object({
    id: z.int(),
    title: z.string(),
    url: z.string().startsWith('/'),
    menuTitle: z.string(),
    metaDescription: z.string(),
    order: z.int(),
    showInMenu: z.boolean(),
    type: PageType,
    link: PageLink.nullable(),
    isValid: z.boolean(),
    idParent: z.int().nullable(),
    children: z.array(PageNode),
  }),
);

/** GET /page/{id}. `cms` is left unparsed here: the renderer repairs it, it never refuses it. */
export const Page = z.object({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  menuTitle: z.string(),
  metaDescription: z.string(),
  order: z.int(),
  showInMenu: z.boolean(),
  type: z.string(),
  link: PageLink.nullable(),
  isValid: z.boolean(),
  idParent: z.int().nullable(),
  cms: z.unknown(),
});
export type Page = z.infer<typeof Page>;

/** GET /component/conf/{slug}: a shared component or a fixed screen (`product-sheet`, `cart` …). */
export const Component = z.object({ slug: z.string(), title: z.string(), metaDescription: z.string(), cms: z.unknown() });
export type Component = z.infer<typeof Component>;
