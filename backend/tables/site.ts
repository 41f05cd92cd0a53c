import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, json, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import type { FontFile, Locale, LogoType } from '#schemas/site.ts';
import { createdAt, translations } from './columns.ts';

/** A site. Its id is given (89 is the boutique), never generated: it stands in the clients' defaults. */
export const sites = pgTable(
  'sites',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    isWinemaker: boolean('is_winemaker').notNull(),
    isECommerce: boolean('is_e_commerce').notNull(),
    isBuilding: boolean('is_building').notNull().default(false),
    /** Country whose law the shop follows, ISO alpha-2. */
    market: text('market').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Raised by every write to pages, components, parameters or catalogue (raiseSiteVersion). */
    version: integer('version').notNull().default(1),
    /** The latest of parameter_versions; 0: none was written yet. Guards against two people saving over each other. */
    parametersVersion: integer('parameters_version').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [check('sites_id_positive', sql`${t.id} > 0`)],
);

/** A reference to the site that owns a row. Every table has it; every query filters on it. */
export const idSite = () =>
  integer('id_site')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

export const siteLanguages = pgTable(
  'site_languages',
  {
    idSite: idSite(),
    code: text('code').$type<Locale>().notNull(),
    /** The first is the default. */
    position: integer('position').notNull(),
    isValid: boolean('is_valid').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.code] }), unique('site_languages_position').on(t.idSite, t.position)],
);

/** A picture master: the file itself stands in the media store under its content hash. */
export const media = pgTable(
  'media',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    /** Content hash of the master, hexadecimal. */
    hash: text('hash').notNull(),
    /** File name without extension; part of the picture's address. */
    name: text('name').notNull(),
    format: text('format', { enum: ['svg', 'jpg', 'png', 'webp', 'avif'] }).notNull(),
    /** Intrinsic size in px. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Average colour, `#rrggbb`; null: it has holes, or was stored before colours were. */
    colour: text('colour'),
    /** Bytes; null: not known, of pictures that came with an import. */
    size: integer('size'),
    folder: text('folder').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** Alternative text by language, for documents that give none. */
    alts: jsonb('alts').$type<Record<string, string>>().notNull().default({}),
    /** The point that stays in sight when the picture is cropped, 0 to 1 from its left top. */
    focalPoint: jsonb('focal_point').$type<{ x: number; y: number }>(),
    /** Hashes of contents that it had: their addresses lead to the present one. */
    formerHashes: text('former_hashes').array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [
    unique('media_name').on(t.idSite, t.name),
    unique('media_site_id').on(t.idSite, t.id),
    index('media_hash').on(t.hash),
    index('media_former_hashes').using('gin', t.formerHashes),
    index('media_newest').on(t.idSite, t.createdAt.desc(), t.name),
    // Each for lists of one kind, of which there may be few among many of the other.
    index('media_drawings').on(t.idSite, t.createdAt.desc(), t.name).where(sql`${t.format} = 'svg'`),
    index('media_photographs').on(t.idSite, t.createdAt.desc(), t.name).where(sql`${t.format} <> 'svg'`),
    check('media_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('media_colour', sql`${t.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
);

export const siteFonts = pgTable(
  'site_fonts',
  {
    idSite: idSite(),
    type: text('type', { enum: ['TITLE', 'CONTENT', 'MENU'] }).notNull(),
    family: text('family').notNull(),
    color: text('color'),
    /** px */
    size: real('size'),
    weight: real('weight'),
    style: text('style', { enum: ['normal', 'italic'] }).notNull(),
    files: jsonb('files').$type<FontFile[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.type] })],
);

export const siteLogos = pgTable(
  'site_logos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    type: text('type').$type<LogoType>().notNull(),
    idMedia: integer('id_media').notNull(),
    alt: text('alt').notNull(),
  },
  (t) => [
    unique('site_logos_type').on(t.idSite, t.type),
    foreignKey({ name: 'site_logos_media', columns: [t.idSite, t.idMedia], foreignColumns: [media.idSite, media.id] }),
  ],
);

/** Values that were set. A catalogued parameter without a row has its default; an unknown key is kept. */
export const parameters = pgTable(
  'parameters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    idSite: idSite(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    /** Value of `KEY` for which a translation (`KEY@en_US`) was written; null: the default. */
    writtenFor: text('written_for'),
  },
  (t) => [
    unique('parameters_key').on(t.idSite, t.key),
    check('parameters_key_form', sql`${t.key} ~ '^[A-Z][A-Z0-9_]*(@[a-z]{2}_[A-Z]{2})?$'`),
  ],
);

export type PageLinkRow = { type: 'page' | 'url' | 'js'; url: string | null; jsCode: string | null };

/** A page of the tree. Ids count from 1 in each site. */
export const pages = pgTable(
  'pages',
  {
    idSite: idSite(),
    id: integer('id').notNull(),
    idParent: integer('id_parent'),
    /** Name of the page in a site's folder of files. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    menuTitle: text('menu_title').notNull(),
    metaDescription: text('meta_description').notNull(),
    /** Order among its siblings, from 0. */
    position: integer('position').notNull(),
    showInMenu: boolean('show_in_menu').notNull(),
    type: text('type', {
      enum: ['content', 'category', 'shop', 'legal', 'home', 'contact', 'news', 'wines', 'blog', 'albums', 'services'],
    }).notNull(),
    link: jsonb('link').$type<PageLinkRow>(),
    isValid: boolean('is_valid').notNull(),
    translations: translations<{ title: string; menuTitle: string; metaDescription: string }>(),
    /** As JSON, not jsonb: the order of keys is the author's and is kept. */
    cms: json('cms').notNull(),
    /** Counts the changes of what is said of it, beside its document. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.id] }),
    unique('pages_key').on(t.idSite, t.key),
    unique('pages_url').on(t.idSite, t.url),
    foreignKey({ name: 'pages_parent', columns: [t.idSite, t.idParent], foreignColumns: [t.idSite, t.id] }),
    index('pages_children').on(t.idSite, t.idParent, t.position),
    check('pages_url_form', sql`${t.url} like '/%'`),
  ],
);

/** A shared component or fixed screen (`product-sheet`, `cart` …). */
export const components = pgTable(
  'components',
  {
    idSite: idSite(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    metaDescription: text('meta_description').notNull(),
    translations: translations<{ title: string; metaDescription: string }>(),
    cms: json('cms').notNull(),
  },
  (t) => [primaryKey({ columns: [t.idSite, t.slug] })],
);
