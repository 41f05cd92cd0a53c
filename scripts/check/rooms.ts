/** A top-level folder: what lives there, and which others it may import. */
export type Room = { holds: string; mayImport: readonly string[] };

const shown = ['schemas', 'themes', 'machines', 'renderer', 'client', 'ui'];

/**
 * Who may import whom. The one table: `npm run check-imports` refuses every other import, and `npm run generate` writes the table of
 * docs/architecture.md from it. A folder that is not named here (stories, tests, bench, scripts) may import everything and is imported by
 * none of these.
 */
export const rooms: Readonly<Record<string, Room>> = {
  schemas: { holds: 'every entity, call and document as zod; the parameter catalogue', mayImport: [] },
  themes: { holds: 'parameters become custom properties; `style()`, which makes static classes', mayImport: ['schemas'] },
  machines: { holds: 'XState machines, without React', mayImport: ['schemas'] },
  renderer: {
    holds: '`core/` reads and resolves documents, pure functions; `react/` draws them. It is handed its registry',
    mayImport: ['schemas'],
  },
  client: {
    holds: 'the API client, queries, the actors that join machines to calls, React providers',
    mayImport: ['schemas', 'machines'],
  },
  ui: { holds: 'accessible primitives that use the theme', mayImport: ['themes'] },
  registry: { holds: 'one folder a block, and the index made from them', mayImport: shown },
  admin: { holds: "the admin panel's screens", mayImport: [...shown, 'registry'] },
  backend: { holds: 'the embedded API', mayImport: ['schemas', 'machines', 'config'] },
  content: { holds: 'sample sites as data and pictures', mayImport: ['schemas'] },
  config: { holds: 'the environment, parsed once, and how its Redis is asked', mayImport: [] },
  pages: {
    holds: 'routes, a few lines each; `_site/` holds what they are composed of',
    mayImport: [...shown, 'registry', 'admin', 'config', 'content'],
  },
  tools: { holds: "`illustrations/`: the programs that draw the sample sites' pictures (`npm run illustrations`)", mayImport: [] },
};

/** The table of docs/architecture.md, in Markdown, its columns aligned as the formatter does. */
export function roomsTable(): string {
  const rows = [
    ['folder', 'what lives there', 'may import'],
    ...Object.entries(rooms).map(([name, { holds, mayImport }]) => [`\`${name}/\``, holds, mayImport.join(', ') || 'nothing of ours']),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows.map((row) => line(row, ' '));
  return [head, line(['', '', ''], '-'), ...body].join('\n');
}
