import { z } from 'zod';
import { DocumentKind } from './edited-document.ts';
import { RowId } from './id.ts';
import { PageType } from './page.ts';
import { Locale } from './site.ts';

/** Most signs of an address of the site. */
export const maxPathLength = 200;

/** An address of the site: a path in lower case without a slash at its end. */
export const PagePath = z
  .string()
  .max(maxPathLength)
  .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/);

/** A page that only leads elsewhere: to another page, an address (`https://…`, `/path`, `mailto:`, `tel:`), or a script of the site. */
export const AdminPageLink = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), url: PagePath, jsCode: z.null().default(null) }),
  z.object({
    type: z.literal('url'),
    url: z
      .string()
      .max(500)
      .regex(/^(?:https?:\/\/[^\s/]|\/(?![/\\])|#|mailto:|tel:)\S*$/),
    jsCode: z.null().default(null),
  }),
  z.object({ type: z.literal('js'), url: z.null().default(null), jsCode: z.string().min(1).max(2000) }),
]);

const Title = z.string().trim().min(1).max(160);
const MenuTitle = z.string().trim().max(80);
const MetaDescription = z.string().trim().max(320);
const Texts = z.strictObject({ title: Title, menuTitle: MenuTitle, metaDescription: MetaDescription }).partial();
/** Texts in the site's other languages; what a language leaves out is shown in the site's own. */
const PageTranslations = z.partialRecord(Locale, Texts);

/** Properties of a page that an owner sets, beside its document. */
export const PageProperties = z.object({
  title: Title,
  url: PagePath,
  menuTitle: MenuTitle,
  metaDescription: MetaDescription,
  showInMenu: z.boolean(),
  type: PageType,
  link: AdminPageLink.nullable(),
  /** Visitors can see it. */
  isValid: z.boolean(),
  translations: PageTranslations,
});
export type PageProperties = z.infer<typeof PageProperties>;

/** `published`: visitors see it; `hidden`: they did, or it is switched off; `draft`: it was never published. */
export const pageStates = ['published', 'hidden', 'draft'] as const;

/** A page in the tree of the panel. */
export const AdminPage = z.object({
  id: z.int(),
  idParent: z.int().nullable(),
  /** Among its siblings, from 0. */
  position: z.int(),
  title: z.string(),
  url: z.string(),
  menuTitle: z.string(),
  showInMenu: z.boolean(),
  type: PageType,
  link: z.object({ type: z.enum(['page', 'url', 'js']), url: z.string().nullable(), jsCode: z.string().nullable() }).nullable(),
  isValid: z.boolean(),
  state: z.enum(pageStates),
  hasDraft: z.boolean(),
  scheduledAt: z.iso.datetime().nullable(),
  /** Errors of its draft, else of what is published, that would stop a publication. */
  issues: z.int(),
  /** Languages in which it has a title of its own, the site's first. */
  locales: z.array(z.string()),
});
export type AdminPage = z.infer<typeof AdminPage>;

/** A page with all that is said of it. */
export const AdminPageDetail = AdminPage.extend({
  metaDescription: z.string(),
  translations: PageTranslations,
  /** Counts the changes of its properties: a change names the one it was made on (409 otherwise). */
  revision: z.int(),
  /** Addresses that lead here. */
  formerUrls: z.array(z.string()),
});
export type AdminPageDetail = z.infer<typeof AdminPageDetail>;

/** Start of a new page; without it, an empty document. */
const PageSource = z.union([
  z.object({ template: RowId }),
  z.object({ page: RowId }),
  z.object({ layouts: z.array(z.unknown()).max(200) }),
]);

export const NewPage = PageProperties.pick({ title: true })
  .extend(
    PageProperties.pick({ url: true, menuTitle: true, metaDescription: true, showInMenu: true, type: true, link: true }).partial().shape,
  )
  .extend({
    /** Not given: made from the title and the parent's address. */
    url: PagePath.optional(),
    idParent: RowId.nullable().default(null),
    from: PageSource.optional(),
  });

export const ChangedPage = PageProperties.partial().extend({
  revision: z.int().min(0),
  /** The addresses of the pages below change along with this one's. */
  movesBelow: z.boolean().default(false),
});

/** Limits of the tree. */
export const treeLimits = { depth: 8, pages: 2000 } as const;

/** Days that a deleted page can be brought back. */
export const pageTrashDays = 30;

/** Pages that were deleted together, or a shared component. */
export const DeletedPage = z.object({
  id: z.uuid(),
  kind: DocumentKind,
  title: z.string(),
  /** Of a component empty. */
  url: z.string(),
  /** Number of pages deleted together, this one included. */
  pages: z.int(),
  deletedBy: z.string().nullable(),
  deletedAt: z.iso.datetime(),
  /** Time when it is deleted permanently. */
  until: z.iso.datetime(),
});
export type DeletedPage = z.infer<typeof DeletedPage>;

/** Effect of an address on other pages. */
export const AddressCheck = z.object({
  isFree: z.boolean(),
  /** The page that has it; null: none. */
  takenBy: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** The fixed screen that a page at this address takes the place of, by its component: `cart`; null: none. */
  shadows: z.string().nullable(),
  /** The page that visitors of this address are led to now, which would end; null: none. */
  redirectsTo: z.object({ id: z.int(), title: z.string() }).nullable(),
});
export type AddressCheck = z.infer<typeof AddressCheck>;

/** An address that a page had, and where it leads. */
export const PageRedirect = z.object({ from: z.string(), to: z.string() });
export type PageRedirect = z.infer<typeof PageRedirect>;

/** A shared component or fixed screen in the panel. */
export const AdminComponent = z.object({
  slug: z.string(),
  title: z.string(),
  /** The site has one of its own. Otherwise a built-in one replaces it until it is published. */
  isOwn: z.boolean(),
  need: z.enum(['required', 'built-in', 'optional', 'placed']),
  /** Addresses where it stands, with parameters in braces; `*`: on every page. */
  shownAt: z.array(z.string()),
  /** Pages and components that place it. */
  placedOn: z.array(z.object({ kind: z.enum(['page', 'component']), name: z.string(), title: z.string() })),
  hasDraft: z.boolean(),
  scheduledAt: z.iso.datetime().nullable(),
  issues: z.int(),
});
export type AdminComponent = z.infer<typeof AdminComponent>;

/**
 * The picture of a layout. `fresh`, `stale`: as the last check said, and the site has not changed since; `unknown`: it has; `missing`:
 * there is none.
 */
export const previewStates = ['fresh', 'stale', 'unknown', 'missing'] as const;
export const LayoutState = z.object({
  idPage: z.int(),
  idLayout: z.int(),
  name: z.string(),
  state: z.enum(previewStates),
  storedHash: z.string().nullable(),
  previewUrl: z.string().nullable(),
  takenAt: z.iso.datetime().nullable(),
});
export type LayoutState = z.infer<typeof LayoutState>;

/** A layout of a page. */
export type LayoutPlace = Pick<LayoutState, 'idPage' | 'idLayout'>;
