import { tableOf } from './rooms.ts';

/** A folder of a district of backend/: what lives there, and which others its code may use, besides the ground. */
export type Feature = { holds: string; mayUse: readonly string[] };
/** A folder of backend/ that holds features. */
export type District = { holds: string; features: Readonly<Record<string, Feature>> };

/** Folders below all features, from the bottom up; none knows a feature. */
export const ground: Readonly<Record<string, Feature>> = {
  tables: { holds: 'the tables of all features; a foreign key and a join cross features, code does not', mayUse: [] },
  platform: {
    holds: 'database, HTTP, rate limits, read cache, files, jobs, messages, secrets, measures; knows no feature',
    mayUse: ['tables'],
  },
  entities: {
    holds: 'how entries of entities stand in rows: mapping, writing and reading, lists, versions, uses',
    mayUse: ['tables', 'platform'],
  },
};

/**
 * The districts of the API and their features, from the bottom up: a feature uses only features that stand above its own line here, those
 * that it names, each by its door `index.ts`. The one table: `npm run lint` refuses every other import, and `npm run generate` writes the
 * table of docs/architecture.md from it.
 */
export const districts: Readonly<Record<string, District>> = {
  foundation: {
    holds: 'what every other district stands on: sites, settings, people, files, documents, e-mails',
    features: {
      places: { holds: 'countries and cities', mayUse: [] },
      site: { holds: 'a site and its languages, fonts and logos; the site of a call', mayUse: ['places'] },
      settings: {
        holds: 'parameters: reading, drafts, history, saving; the rules of the shop that they make',
        mayUse: ['places', 'site'],
      },
      people: { holds: 'users, sessions, passwords, addresses; who makes a call', mayUse: ['places', 'settings'] },
      media: { holds: 'the media library: pictures, drawings, videos, PDF files; font files', mayUse: ['site'] },
      documents: { holds: 'PDF: pages, fonts, colours', mayUse: ['media'] },
      mail: { holds: 'the outbox, its sending and the frame of every e-mail', mayUse: ['site', 'settings', 'documents'] },
    },
  },
  content: {
    holds: 'what a site tells and asks',
    features: {
      events: { holds: 'elements and events, registrations', mayUse: ['site', 'media', 'mail'] },
      forms: { holds: 'forms, answers, uploaded files', mayUse: ['people', 'media', 'mail', 'events'] },
      publishing: { holds: 'blog, albums, news, services, reviews, newsletters', mayUse: ['site', 'settings', 'media', 'mail'] },
      booking: { holds: 'times of services that people book', mayUse: ['site', 'mail', 'events'] },
    },
  },
  goods: {
    holds: 'what is sold, how many of it there are, how it is made to order and carried',
    features: {
      stock: { holds: 'the ledger, holds, availability, rentals over dates', mayUse: ['site', 'settings'] },
      shipping: { holds: 'carriers, fees, pickup calendar, relay points', mayUse: ['places', 'settings'] },
      catalogue: {
        holds: 'products with their declinations, prices, facts and PDF files, and how their entries are written',
        mayUse: ['settings', 'media', 'documents', 'forms', 'stock'],
      },
      'stock-alert': {
        holds: 'who is written to when what is sold out comes back',
        mayUse: ['settings', 'mail', 'stock', 'catalogue'],
      },
      customization: { holds: 'answers to customizations and their files', mayUse: ['forms', 'catalogue'] },
    },
  },
  storefront: {
    holds: 'what visitors see: lists, search, pages',
    features: {
      search: { holds: 'lists, filters, search', mayUse: ['settings', 'catalogue', 'publishing'] },
      pages: {
        holds: 'page tree, documents, shared components: reading, drafts, versions, publishing, previews; addresses; pictures for sharing',
        mayUse: ['places', 'site', 'settings', 'media', 'documents', 'shipping', 'catalogue', 'search'],
      },
    },
  },
  commerce: {
    holds: 'from the cart to the money, and the accounts of those who buy',
    features: {
      cart: {
        holds: 'carts, their lines and prices, discount codes',
        mayUse: ['places', 'settings', 'shipping', 'forms', 'stock', 'catalogue', 'customization'],
      },
      order: {
        holds: 'orders: placing, status; tells what happens to them',
        mayUse: ['places', 'settings', 'shipping', 'stock', 'catalogue', 'customization', 'cart'],
      },
      invoice: {
        holds: 'invoices and credit notes, numbers, VAT by rates, documents of an order; listens to orders',
        mayUse: ['places', 'settings', 'documents', 'catalogue', 'order'],
      },
      'order-mail': {
        holds: 'e-mails about orders to customers and to the shop; listens to orders',
        mayUse: ['settings', 'mail', 'order'],
      },
      payment: {
        holds: 'providers and their keys, attempts, notifications, refunds, the books, the test bank',
        mayUse: ['site', 'settings', 'stock', 'order'],
      },
      returns: { holds: 'returns and what they refund', mayUse: ['mail', 'stock', 'order', 'invoice', 'order-mail', 'payment'] },
      withdrawal: {
        holds: 'declarations of withdrawal: two steps, receipt, what the shop does with them',
        mayUse: ['mail', 'order', 'order-mail', 'returns'],
      },
      privacy: {
        holds: 'how long personal data is kept: the daily job, its trial run, contracts that are closed off',
        mayUse: ['settings'],
      },
      account: {
        holds: 'registration, sign-in, profile, erasure, a person’s data as a file',
        mayUse: ['places', 'settings', 'people', 'mail', 'stock', 'stock-alert', 'publishing', 'booking', 'order', 'privacy'],
      },
      'product-review': {
        holds: 'reviews of products by those who bought them, and what the shop decides on them',
        mayUse: ['settings', 'mail', 'catalogue', 'order'],
      },
      checkout: {
        holds: 'the calls that turn a cart into an order and open its payment',
        mayUse: ['people', 'shipping', 'catalogue', 'cart', 'order', 'payment'],
      },
    },
  },
  operations: {
    holds: 'what the team runs the shop with',
    features: {
      archive: {
        holds: 'a site as a folder: import, export, check; backups',
        mayUse: ['site', 'settings', 'people', 'media', 'catalogue', 'publishing'],
      },
      entries: {
        holds: 'the panel’s entries of entities: lists, writes, merges, versions',
        mayUse: ['site', 'catalogue', 'pages'],
      },
      repricing: {
        holds: 'changes of the prices of many products: preview, the job that carries them out, undo',
        mayUse: ['catalogue'],
      },
      exchange: {
        holds: 'CSV import and export of products, orders, payments; books of sales',
        mayUse: ['site', 'settings', 'stock', 'catalogue', 'search', 'invoice', 'payment'],
      },
      monitoring: {
        holds: 'health, visits, audit, layout previews, tracking: calls of the team',
        mayUse: ['media', 'pages', 'order'],
      },
      'back-office': {
        holds: "the panel's orders and stock",
        mayUse: [
          'settings',
          'mail',
          'forms',
          'stock',
          'catalogue',
          'search',
          'stock-alert',
          'order',
          'returns',
          'withdrawal',
          'privacy',
          'exchange',
        ],
      },
    },
  },
};

/** Every feature with its folder, from the bottom up. */
export const features: readonly (Feature & { name: string; district: string; folder: string })[] = Object.entries(districts).flatMap(
  ([district, { features: own }]) =>
    Object.entries(own).map(([name, feature]) => ({ ...feature, name, district, folder: `backend/${district}/${name}` })),
);

/** The table of districts and features for docs/architecture.md. */
export const featuresTable = (): string =>
  tableOf(
    ['folder', 'what lives there', 'may use'],
    [
      ...Object.entries(ground).map(([name, { holds, mayUse }]) => [`\`backend/${name}/\``, holds, mayUse.join(', ') || 'none']),
      ...Object.entries(districts).flatMap(([district, { holds, features: own }]) => [
        [`**\`backend/${district}/\`**`, `**${holds}**`, ''],
        ...Object.entries(own).map(([name, feature]) => [
          `\`backend/${district}/${name}/\``,
          feature.holds,
          feature.mayUse.join(', ') || 'none',
        ]),
      ]),
    ],
  );
