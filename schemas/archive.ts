import { z } from 'zod';
import { BasisPoints, Price } from './money.ts';
import { type PageNode, PageType } from './page.ts';
import { Condition, Nutrition, Offer, ProductKind, WineFacts } from './product.ts';
import { Font } from './site.ts';

/**
 * A site as a folder of files: what `content/<id>/` holds and what an import reads.
 * site.json, parameters.json, pages.json, pages/<key>.json (a document each), components/<slug>.json,
 * variations.json, products.json, tags.json, news.json, carriers.json, calendar.json, legal/<KEY>.html, pictures/<name>.svg|jpg|png|webp.
 * Only site.json and pages.json must be there.
 * In a document, `{ "picture": "<name>", "alt": "…" }` stands for a file of pictures/; the import puts an Image in its place.
 */
const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** Name of a file in pictures/, without extension. */
const PictureName = Slug;
const Picture = z.object({ name: PictureName, alt: z.string() });

export const ArchiveSite = z.object({
  id: z.int().positive(),
  name: z.string(),
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean().default(false),
  locales: z.array(z.enum(['fr_FR', 'en_US'])).min(1),
  market: z.string().length(2),
  timeZone: z.string().default('Europe/Paris'),
  /**
   * `weights` names the files of the npm font package by the end of their name: `400-normal`, `400-italic`; of a variable package
   * its axes, `full-normal`, whose weight is then the range `100 900`. Their latin and latin-ext subsets become the site's font files.
   */
  fonts: z.array(Font.omit({ files: true }).extend({ package: z.string(), weights: z.array(z.string()).min(1) })),
  logos: z.array(
    z.object({ type: z.enum(['LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME', 'LOGO_FAVICON']), picture: PictureName, alt: z.string() }),
  ),
});
export type ArchiveSite = z.infer<typeof ArchiveSite>;

/** Parameter key → value as text. */
export const ArchiveParameters = z.record(z.string(), z.string());

/** The page tree; `key` names the document pages/<key>.json. Ids are given by the import in the order of the tree. */
export type ArchivePage = Omit<PageNode, 'id' | 'idParent' | 'children' | 'order'> & { key: string; children: ArchivePage[] };
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
  }),
);

export const ArchiveComponent = z.object({ title: z.string(), metaDescription: z.string(), cms: z.unknown() });

export const ArchiveVariation = z.object({
  key: z.string(),
  /** Which filter of the product list the axis feeds. Not given: `colour` where a value has a colour, `size` for `taille` and `pointure`. */
  axis: z.enum(['size', 'colour']).nullable().optional(),
  label: z.string(),
  displayLabel: z.string().nullable(),
  values: z.array(z.object({ label: z.string(), colour: z.string().nullable() })),
});

export const ArchiveProduct = z.object({
  slug: Slug,
  name: z.string(),
  type: ProductKind,
  subtypeType: z.string().nullable().default(null),
  offer: Offer,
  condition: Condition.nullable().default(null),
  brand: z.string().nullable().default(null),
  price: Price,
  /** What one piece cost the shop, for the margin scheme. */
  purchasePrice: Price.nullable().default(null),
  /** 0 and margin scheme for second-hand pieces. */
  vatRate: BasisPoints,
  marginScheme: z.boolean().default(false),
  /** `since` feeds the price history: the lowest price of the 30 days before it may be crossed out. */
  discount: z
    .object({ type: z.enum(['EURO', 'PERCENT']), amount: z.int().min(1), since: z.iso.date() })
    .nullable()
    .default(null),
  rental: z
    .object({ price: Price, days: z.int().min(1), deposit: Price })
    .nullable()
    .default(null),
  shortDescription: z.string(),
  description: z.string(),
  metaDescription: z.string(),
  features: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Of a wine only. */
  wine: WineFacts.nullable().default(null),
  nutrition: Nutrition.nullable().default(null),
  /** Category tags, e.g. `robes`, `hauts`, `nouveautes`, `selection`. */
  tags: z.array(Slug),
  /** Grams, packed. */
  weight: z.int().min(0),
  hasShippingFees: z.boolean().default(true),
  isDematerialized: z.boolean().default(false),
  images: z.array(Picture).min(1),
  /** Variation keys in the order of variation1 … variation3. */
  variations: z.array(z.string()).max(3).default([]),
  declinations: z
    .array(
      z.object({
        reference: z.string(),
        /** Variation key → label of its value. */
        values: z.record(z.string(), z.string()).default({}),
        /** Vintage of a wine. */
        year: z.int().min(1800).max(2200).nullable().default(null),
        /** What a bottle holds, in its unit: 75 and CENTILITRE. */
        capacity: z.number().positive().nullable().default(null),
        capacityUnit: z.enum(['LITER', 'CENTILITRE']).nullable().default(null),
        price: Price.optional(),
        stock: z.int().min(0),
        sellByMultipleOf: z.int().min(1).default(1),
        images: z.array(Picture).default([]),
      }),
    )
    .min(1),
  recommended: z.array(Slug).default([]),
});
export type ArchiveProduct = z.infer<typeof ArchiveProduct>;

/** Names of category tags, and the page (its key) that lists each. Tags that are not named here get a label from their slug. */
export const ArchiveTag = z.object({ slug: Slug, label: z.string(), page: Slug.nullable().default(null) });

/** Something to tell. `html` is its whole text, `excerpt` what stands where it is only announced. Shown from `publishedAt` until `expiresAt`. */
export const ArchiveNews = z.object({
  slug: Slug,
  title: z.string().min(1).max(160),
  excerpt: z.string().max(400),
  html: z.string(),
  picture: Picture.nullable().default(null),
  promoted: z.boolean().default(false),
  publishedAt: z.iso.date(),
  expiresAt: z.iso.date().nullable().default(null),
});
export type ArchiveNews = z.infer<typeof ArchiveNews>;

/** A carrier with its fee by weight and zone: the first band whose `upTo` (grams) holds the parcel. */
export const ArchiveCarrier = z.object({
  name: z.string(),
  description: z.string(),
  deliveryType: z.enum(['DELIVERY', 'PICKUP']),
  siteType: z.string().nullable().default(null),
  serviceCode: z.string().nullable().default(null),
  minDays: z.int(),
  maxDays: z.int(),
  zones: z
    .array(z.object({ countries: z.array(z.string().length(2)), bands: z.array(z.object({ upTo: z.int(), price: Price })).min(1) }))
    .min(1),
});

/** The shop's pickup calendar. Weekday 1 is Monday; dates YYYY-MM-DD and hours HH:MM in the site's time zone. */
export const ArchiveCalendar = z.object({
  name: z.string(),
  /** Hours between an order and the first slot it can be collected in. */
  leadHours: z.int().min(0),
  /** Days ahead that can be chosen. */
  horizonDays: z.int().min(1),
  slots: z.array(z.object({ weekday: z.int().min(1).max(7), from: z.string(), to: z.string(), capacity: z.int().min(1) })),
  closures: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), reason: z.string() })),
});
