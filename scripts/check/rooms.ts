/** A top-level folder: what lives there, and which others it may import. */
export type Room = { holds: string; mayImport: readonly string[] };

const shown = ['messages', 'schemas', 'domain', 'themes', 'machines', 'renderer', 'client', 'ui'];

/**
 * Imports that each folder may make. This is the only table: `npm run lint` refuses every other import, and `npm run generate` writes the
 * tables of README.md and docs from it. A folder that is not named here (stories, tests, bench, scripts) may import everything. None of
 * these folders imports it.
 */
export const rooms: Readonly<Record<string, Room>> = {
  messages: { holds: "the interface's texts, a folder a language; the list of languages", mayImport: [] },
  schemas: { holds: 'every entity, call and document as zod; the parameter catalogue', mayImport: ['messages'] },
  domain: {
    holds:
      "the shop's rules as pure functions that browser and server share: prices, quantities, bottles, dates, rentals, delivery, withdrawal",
    mayImport: ['messages', 'schemas'],
  },
  themes: { holds: 'parameters become custom properties; `style()`, which makes static classes', mayImport: ['messages', 'schemas'] },
  machines: { holds: 'XState machines and nothing else', mayImport: ['schemas', 'domain'] },
  renderer: {
    holds: '`core/` reads and resolves documents, pure functions; `react/` draws them. It is handed its registry',
    mayImport: ['schemas'],
  },
  client: {
    holds: 'the API client, queries, the actors that join machines to calls, React providers',
    mayImport: ['messages', 'schemas', 'domain', 'machines'],
  },
  ui: { holds: 'accessible primitives that use the theme', mayImport: ['themes'] },
  registry: { holds: 'one folder a block, and the index made from them', mayImport: shown },
  admin: { holds: "the admin panel's screens", mayImport: [...shown, 'registry'] },
  backend: { holds: 'the embedded API', mayImport: ['messages', 'schemas', 'domain', 'machines', 'config'] },
  web: {
    holds: 'the web server: routes, pages, head, screens, crawlers, forwarding to the API, what every page runs in the browser',
    mayImport: [...shown, 'registry', 'admin', 'config'],
  },
  content: { holds: 'sample sites as data and pictures', mayImport: ['schemas'] },
  config: { holds: 'the environment, parsed once, how its Redis is asked, and what bounds a server’s connections', mayImport: [] },
  pages: {
    holds: 'routes of Next, a few lines each: they compose',
    mayImport: [...shown, 'registry', 'admin', 'web', 'config'],
  },
  tools: {
    holds: 'a program of its own: `payment-simulator/` plays the payment providers (`npm run payments:simulator`)',
    mayImport: ['messages'],
  },
};

/** The table of rooms for documents. */
export const roomsTable = (): string =>
  tableOf(
    ['folder', 'what lives there', 'may import'],
    Object.entries(rooms).map(([name, { holds, mayImport }]) => [`\`${name}/\``, holds, mayImport.join(', ') || 'nothing of ours']),
  );

/** The table of folders for README.md. */
export const foldersTable = (): string =>
  tableOf(
    ['folder', 'what lives there'],
    Object.entries(rooms).map(([name, { holds }]) => [`\`${name}/\``, holds]),
  );

/** A table in Markdown, its columns aligned as the formatter does. */
export function tableOf(heads: readonly string[], body: readonly (readonly string[])[]): string {
  const rows = [heads, ...body];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...lines] = rows.map((row) => line(row, ' '));
  return [
    head,
    line(
      heads.map(() => ''),
      '-',
    ),
    ...lines,
  ].join('\n');
}
