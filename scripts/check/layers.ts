import { tableOf } from './rooms.ts';

/**
 * The layers of the web server, from the bottom up: each imports only those above its own line here. `npm run lint` refuses every other
 * import, and `npm run generate` writes the table of docs/architecture.md from it.
 */
export const layers: Readonly<Record<string, string>> = {
  generated: 'the first script of every page, as text',
  model: 'what a page is: its data, its head, its screen; names that server and browser share',
  api: 'the client of the API for the server: calls of their own, calls in one request, one at a time',
  security: 'content policy, cookies of a session, writes from other sites, bodies of requests, the code that an owner adds',
  files: 'what is handed out as it is: media, styles of pages as files, compressed',
  routing: 'which page an address is, in which language, as which preview',
  site: 'what is known of the site and of whoever asks',
  calls: 'the routes of /api: what they refuse, what they hand on',
  head: 'what a page says to browsers, search engines and networks',
  screens: 'the documents that routes show: products, articles, built-in screens, errors',
  page: 'making a page of documents, blocks and theme',
  crawlers: 'robots.txt and sitemap.xml',
  cache: 'finished pages before Next: kept, shared, followed',
  browser: 'what every page runs in the browser',
};

/** The table of layers for docs/architecture.md. */
export const layersTable = (): string =>
  tableOf(
    ['folder', 'what lives there'],
    Object.entries(layers).map(([name, holds]) => [`\`web/${name}/\``, holds]),
  );
