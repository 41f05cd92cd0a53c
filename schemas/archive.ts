import { z } from 'zod';
import { PictureName } from './entities/parts.ts';
import { type PageNode, PageType } from './page.ts';
import { Font, FontFile, fontFilePattern, Locale, LogoType } from './site.ts';
import { Slug } from './slug.ts';
import { type Translations, translationsOf } from './translation.ts';

/**
 * A site as a folder of files: what `content/<id>/` holds and what an import reads.
 * site.json, parameters.json, pages.json, pages/<key>.json (a document each), components/<slug>.json,
 * variations.json, products.json, tags.json, news.json, carriers.json, calendar.json, discounts.json, relay-points.json, returns.json, elements.json, forms.json, popups.json, redirects.json, templates.json, media.json, legal/<KEY>.html, pictures/<name>.svg|jpg|png|webp|avif, files/<name>.mp4|webm|pdf, fonts/<name>.woff2|woff|ttf|otf,
 * secrets.json (parameters that no answer tells; an export writes it only when it is asked to).
 * Only site.json and pages.json must be there.
 * In a document, `{ "picture": "<name>", "alt": "…" }` stands for a file of pictures/; the import puts an Image in its place.
 * Texts are in the first of the site's languages; `translations` hold those of the others. A document has its own (DocumentTexts),
 * a parameter stands under `KEY@en_US`. Kinds that are entities are defined below schemas/entities/.
 */

/** A file of fonts/; `unicodeRange` says which letters it has, where it has not all. */
export const ArchiveFontFile = z.object({
  file: z.string().regex(fontFilePattern),
  ...FontFile.omit({ url: true, metrics: true }).shape,
  unicodeRange: z.string().nullable().default(null),
});
export type ArchiveFontFile = z.infer<typeof ArchiveFontFile>;

/**
 * A font of the site. Its files are those of fonts/ that `files` names, or come from an npm font package: `weights` names them by
 * the end of their name: `400-normal`, `400-italic`; of a variable package its axes, `full-normal`, whose weight is then the range
 * `100 900`. Their latin and latin-ext subsets become the site's font files.
 */
export const ArchiveFont = Font.omit({ files: true })
  .extend({
    package: z.string().optional(),
    weights: z.array(z.string()).min(1).optional(),
    files: z.array(ArchiveFontFile).optional(),
  })
  .refine(({ package: name, weights, files }) => (files ? !name && !weights : Boolean(name && weights)), {
    message: 'a font has either "files" of fonts/ or a "package" with its "weights"',
  });
export type ArchiveFont = z.infer<typeof ArchiveFont>;

export const ArchiveSite = z.object({
  id: z.int().positive(),
  name: z.string(),
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean().default(false),
  locales: z.array(Locale).min(1),
  market: z.string().length(2),
  timeZone: z.string().default('Europe/Paris'),
  fonts: z.array(ArchiveFont),
  /** Families that were uploaded for the site's parameters to name. */
  fontFamilies: z.array(z.object({ family: z.string().min(1), files: z.array(ArchiveFontFile).min(1) })).default([]),
  logos: z.array(z.object({ type: LogoType, picture: PictureName, alt: z.string() })),
});
export type ArchiveSite = z.infer<typeof ArchiveSite>;

/** Parameter key → value as text; `KEY@en_US`: the same in another language of the site. */
export const ArchiveParameters = z.record(z.string(), z.string());

/** The page tree; `key` names the document pages/<key>.json. Ids are given by the import in the order of the tree. */
export type ArchivePage = Omit<PageNode, 'id' | 'idParent' | 'children' | 'order'> & {
  key: string;
  children: ArchivePage[];
  translations: Translations<PageTexts>;
};
type PageTexts = Pick<PageNode, 'title' | 'menuTitle' | 'metaDescription'>;
export const ArchivePage: z.ZodType<ArchivePage> = z.lazy(() =>
  z.object({
    key: Slug,
    title: z.string(),
    url: z.string().startsWith('/'),
    menuTitle: z.string(),
    metaDescription: z.string(),
    showInMenu: z.boolean(),
    type: PageType,
    link: z.object({ type: z.enum(['page', 'url', 'js']), url: z.string().nullable(), jsCode: z.string().nullable() }).nullable(),
    isValid: z.boolean(),
    children: z.array(ArchivePage),
    translations: translationsOf({ title: z.string(), menuTitle: z.string(), metaDescription: z.string() }),
  }),
);

export const ArchiveComponent = z.object({
  title: z.string(),
  metaDescription: z.string(),
  translations: translationsOf({ title: z.string(), metaDescription: z.string() }),
  cms: z.unknown(),
});

/** The shop's pickup calendar. Weekday 1 is Monday; dates YYYY-MM-DD and hours HH:MM in the site's time zone. */
export const ArchiveCalendar = z.object({
  name: z.string(),
  /** Hours between an order and the first slot it can be collected in. */
  leadHours: z.int().min(0),
  /** Days ahead that can be chosen. */
  horizonDays: z.int().min(1),
  slots: z.array(z.object({ weekday: z.int().min(1).max(7), from: z.string(), to: z.string(), capacity: z.int().min(1) })),
  closures: z.array(
    z.object({ from: z.iso.date(), to: z.iso.date(), reason: z.string(), translations: translationsOf({ reason: z.string() }) }),
  ),
  translations: translationsOf({ name: z.string() }),
});

const Hours = z.array(z.object({ days: z.string().max(60), hours: z.string().max(60) }));
/** A relay point of the carrier that is named; `id` is the carrier's own name for it. */
export const ArchiveRelayPoint = z.object({
  carrier: z.string(),
  id: z.string().min(1).max(40),
  name: z.string().min(1).max(120),
  addLine1: z.string().max(120),
  zipCode: z.string().min(1).max(12),
  city: z.string().min(1).max(80),
  country: z.string().length(2),
  position: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  /** Name of a picture of the site that marks the point on the map. */
  icon: z.string().nullable().default(null),
  openingHours: Hours.default([]),
  translations: translationsOf({ name: z.string(), openingHours: Hours }),
});
export type ArchiveRelayPoint = z.infer<typeof ArchiveRelayPoint>;

/** Returns: whether they can be requested on the account's pages, and the shop's texts about them. */
export const ArchiveReturns = z.object({
  isActive: z.boolean(),
  message: z.string().max(1000).default(''),
  returnAskDescription: z.string().max(1000).default(''),
  labelSentDescription: z.string().max(1000).default(''),
  productReceivedDescription: z.string().max(1000).default(''),
  translations: translationsOf({
    message: z.string(),
    returnAskDescription: z.string(),
    labelSentDescription: z.string(),
    productReceivedDescription: z.string(),
  }),
});
