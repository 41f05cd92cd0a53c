import { tableOf } from './rooms.ts';

/** A folder of backend/: what lives there, and which others its code may use. */
export type Feature = { holds: string; mayUse: readonly string[] };

/**
 * The features of the API, from the bottom up: a feature uses only features that stand above its own line here, those that it names.
 * The one table: `npm run lint` refuses every other import, and `npm run generate` writes the table of docs/architecture.md from it.
 * Tables (`tables.ts`) are free of it: a foreign key and a join cross features, code does not.
 */
export const features: Readonly<Record<string, Feature>> = {
  platform: { holds: 'database, HTTP, rate limits, read cache, files, jobs, messages, secrets, measures; knows no feature', mayUse: [] },
  places: { holds: 'countries, cities, what an address must say', mayUse: ['platform'] },
  site: { holds: 'a site and its languages, fonts and logos; the site of a call', mayUse: ['platform', 'places'] },
  settings: {
    holds: 'parameters: reading, drafts, history, saving; the rules of the shop that they make',
    mayUse: ['platform', 'places', 'site'],
  },
  people: { holds: 'users, sessions, passwords, addresses; who makes a call', mayUse: ['platform', 'places', 'settings'] },
  media: { holds: 'the media library: pictures, drawings, videos, PDF files; font files', mayUse: ['platform', 'site'] },
  documents: { holds: 'PDF: pages, fonts, colours', mayUse: ['platform', 'media'] },
  shipping: { holds: 'carriers, fees, pickup calendar, relay points', mayUse: ['platform', 'places', 'settings'] },
  mail: { holds: 'the outbox, its sending and the frame of every e-mail', mayUse: ['platform', 'site', 'settings', 'documents'] },
  events: { holds: 'elements and events, registrations', mayUse: ['platform', 'site', 'media', 'mail'] },
  forms: { holds: 'forms, answers, uploaded files', mayUse: ['platform', 'people', 'media', 'mail', 'events'] },
  stock: { holds: 'the ledger, holds, availability, rentals over dates', mayUse: ['platform', 'site', 'settings'] },
  catalogue: {
    holds: 'products with their declinations, prices, facts and PDF files',
    mayUse: ['platform', 'settings', 'media', 'documents', 'forms', 'stock'],
  },
  'stock-alert': {
    holds: 'who is written to when what is sold out comes back',
    mayUse: ['platform', 'settings', 'mail', 'stock', 'catalogue'],
  },
  publishing: { holds: 'blog, albums, news, services, reviews, newsletter', mayUse: ['platform', 'settings', 'media', 'mail'] },
  booking: { holds: 'times of services that people book', mayUse: ['platform', 'site', 'mail', 'events'] },
  search: { holds: 'lists, filters, search', mayUse: ['platform', 'settings', 'catalogue', 'publishing'] },
  pages: {
    holds: 'page tree, documents, shared components: reading, drafts, versions, publishing, previews; addresses',
    mayUse: ['platform', 'places', 'site', 'settings', 'media', 'shipping', 'catalogue', 'search'],
  },
  customization: { holds: 'answers to customizations and their files', mayUse: ['platform', 'forms', 'catalogue'] },
  cart: {
    holds: 'carts, their lines and prices, discount codes',
    mayUse: ['platform', 'places', 'settings', 'shipping', 'forms', 'stock', 'catalogue', 'customization'],
  },
  order: {
    holds: 'orders: placing, status; tells what happens to them',
    mayUse: ['platform', 'places', 'settings', 'shipping', 'stock', 'catalogue', 'customization', 'cart'],
  },
  invoice: {
    holds: 'invoices and credit notes, numbers, VAT by rates, documents of an order; listens to orders',
    mayUse: ['platform', 'places', 'settings', 'documents', 'catalogue', 'order'],
  },
  'order-mail': {
    holds: 'e-mails about orders to customers and to the shop; listens to orders',
    mayUse: ['platform', 'settings', 'mail', 'order'],
  },
  payment: {
    holds: 'providers and their keys, attempts, notifications, refunds, the books, the test bank',
    mayUse: ['platform', 'site', 'settings', 'stock', 'order'],
  },
  returns: { holds: 'returns and what they refund', mayUse: ['platform', 'mail', 'stock', 'order', 'invoice', 'order-mail', 'payment'] },
  account: {
    holds: 'registration, sign-in, profile, erasure',
    mayUse: ['platform', 'places', 'settings', 'people', 'mail', 'stock', 'stock-alert', 'publishing', 'booking', 'order'],
  },
  'product-review': {
    holds: 'reviews of products by those who bought them, and what the shop decides on them',
    mayUse: ['platform', 'settings', 'mail', 'catalogue', 'order'],
  },
  checkout: {
    holds: 'the calls that turn a cart into an order and open its payment',
    mayUse: ['platform', 'people', 'shipping', 'catalogue', 'cart', 'order', 'payment'],
  },
  archive: {
    holds: 'a site as a folder: import, export, check; backups',
    mayUse: ['platform', 'site', 'settings', 'people', 'media', 'catalogue', 'publishing'],
  },
  exchange: {
    holds: 'CSV import and export of products, orders, payments',
    mayUse: ['platform', 'site', 'stock', 'catalogue', 'search', 'invoice', 'payment', 'archive'],
  },
  operations: {
    holds: 'health, visits, audit, layout previews, tracking: calls of the team',
    mayUse: ['platform', 'media', 'pages', 'order'],
  },
  'back-office': {
    holds: "the panel's orders and stock",
    mayUse: ['platform', 'settings', 'mail', 'forms', 'stock', 'catalogue', 'search', 'stock-alert', 'order', 'returns', 'exchange'],
  },
};

/** The table of features for docs/architecture.md. */
export const featuresTable = (): string =>
  tableOf(
    ['folder of `backend/`', 'what lives there', 'may use'],
    Object.entries(features).map(([name, { holds, mayUse }]) => [`\`${name}/\``, holds, mayUse.join(', ') || 'none']),
  );
