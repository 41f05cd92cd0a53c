import { z } from 'zod';
import { ArchiveCustomization } from './archive-customization.ts';
import { DayOrMoment, Picture, PictureName } from './entities/parts.ts';
import { ArchiveId } from './id.ts';
import { BasisPoints, Price } from './money.ts';
import { type PageNode, PageType } from './page.ts';
import { Condition, DecreasingDiscount, Meal, Medal, Nutrition, Offer, ProductKind, WineFacts } from './product.ts';
import { Font, FontFile, fontFilePattern, Locale } from './site.ts';
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
  logos: z.array(
    z.object({ type: z.enum(['LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME', 'LOGO_FAVICON']), picture: PictureName, alt: z.string() }),
  ),
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

export const ArchiveVariation = z.object({
  key: z.string(),
  /** Filter of the product list that the axis feeds. By default `colour` if a value has a colour, `size` for `taille` and `pointure`. */
  axis: z.enum(['size', 'colour']).nullable().optional(),
  label: z.string(),
  displayLabel: z.string().nullable(),
  values: z.array(z.object({ label: z.string(), colour: z.string().nullable(), translations: translationsOf({ label: z.string() }) })),
  translations: translationsOf({ label: z.string(), displayLabel: z.string() }),
});

/** `picture` is the medal itself; without one it is drawn in the metal of `medal`. */
const ArchiveAward = z.object({
  name: z.string().min(1).max(160),
  year: z.int().min(1800).max(2200).nullable().default(null),
  medal: Medal.default('GOLD'),
  picture: Picture.nullable().default(null),
  translations: translationsOf({ name: z.string() }),
});

/** Content of a box: a product of the archive, and the reference of its declination if it has several. */
const ArchiveBoxContent = z.object({ product: Slug, reference: z.string().nullable().default(null), quantity: z.int().min(1).max(1000) });

export const ArchiveProduct = z.object({
  id: ArchiveId,
  slug: Slug,
  name: z.string(),
  type: ProductKind,
  subtypeType: z.string().nullable().default(null),
  offer: Offer,
  condition: Condition.nullable().default(null),
  brand: z.string().nullable().default(null),
  price: Price,
  /** Price that the shop paid for one piece, for the margin scheme. */
  purchasePrice: Price.nullable().default(null),
  /** 0 and margin scheme for second-hand pieces. */
  vatRate: BasisPoints,
  marginScheme: z.boolean().default(false),
  /** `since` feeds the price history: the lowest price of the 30 days before it may be crossed out. */
  discount: z
    .object({ type: z.enum(['EURO', 'PERCENT']), amount: z.int().min(1), since: DayOrMoment })
    .nullable()
    .default(null),
  rental: z
    .object({
      /** For up to `days` days; each further day costs `extraDay`. */
      price: Price,
      days: z.int().min(1).max(365),
      extraDay: Price.default(0),
      deposit: Price,
      minDays: z.int().min(1).max(365).default(1),
      /** Null: as many as `days`. */
      maxDays: z.int().min(1).max(365).nullable().default(null),
      /** Days between two rentals. */
      turnaround: z.int().min(0).max(60).default(0),
    })
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
  /** Spoils or expires rapidly: no withdrawal (Code de la consommation, L221-28 4°). */
  isPerishable: z.boolean().default(false),
  /** Since when the shop has it, for the newest first; null: since the import. */
  createdAt: z.iso.datetime().nullable().default(null),
  images: z.array(Picture).min(1),
  /** Variation keys in the order of variation1 … variation3. */
  variations: z.array(z.string()).max(3).default([]),
  declinations: z
    .array(
      z.object({
        id: ArchiveId,
        reference: z.string(),
        /** Variation key → label of its value. */
        values: z.record(z.string(), z.string()).default({}),
        /** Vintage of a wine. */
        year: z.int().min(1800).max(2200).nullable().default(null),
        /** Capacity of a bottle, in its unit: 75 and CENTILITRE. */
        capacity: z.number().positive().nullable().default(null),
        capacityUnit: z.enum(['LITER', 'CENTILITRE']).nullable().default(null),
        price: Price.optional(),
        stock: z.int().min(0),
        sellByMultipleOf: z.int().min(1).default(1),
        images: z.array(Picture).default([]),
        /**
         * Every price to pay it had and since when, the present one last, where it is more than the price and `discount` tell.
         * One that the shop has already keeps its own.
         */
        priceHistory: z.array(z.object({ price: Price, since: z.iso.datetime() })).default([]),
      }),
    )
    .min(1),
  recommended: z.array(Slug).default([]),
  awards: z.array(ArchiveAward).default([]),
  /** The dishes it goes with, in order. */
  mealIcons: z.array(Meal).default([]),
  /** Discount on each piece from a quantity on: `{ "from": 6, "type": "PERCENT", "amount": 500 }` is 5 % from six pieces. */
  decreasingDiscounts: z.array(DecreasingDiscount).max(10).default([]),
  /** Of a box only. */
  contents: z.array(ArchiveBoxContent).max(50).default([]),
  /** Customizations, in the order of the steps. */
  customizations: z.array(ArchiveCustomization).max(20).default([]),
  translations: translationsOf({
    name: z.string(),
    shortDescription: z.string(),
    description: z.string(),
    metaDescription: z.string(),
    features: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Of a wine: `wine.soil`. */
    soil: z.string(),
  }),
});
export type ArchiveProduct = z.infer<typeof ArchiveProduct>;

/** A carrier with its fee by weight and zone: the first band whose `upTo` (grams) holds the parcel. */
export const ArchiveCarrier = z.object({
  name: z.string(),
  description: z.string(),
  deliveryType: z.enum(['DELIVERY', 'PICKUP']),
  siteType: z.string().nullable().default(null),
  serviceCode: z.string().nullable().default(null),
  /** Faster for a price of its own, which free shipping and codes do not lower. */
  isExpress: z.boolean().default(false),
  minDays: z.int(),
  maxDays: z.int(),
  zones: z
    .array(z.object({ countries: z.array(z.string().length(2)), bands: z.array(z.object({ upTo: z.int(), price: Price })).min(1) }))
    .min(1),
  translations: translationsOf({ name: z.string(), description: z.string() }),
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
