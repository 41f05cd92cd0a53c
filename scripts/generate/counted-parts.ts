import { calls } from '#schemas/calls/index.ts';
import { parameterCatalogue } from '#schemas/parameters/index.ts';
import { presets } from '#themes/presets/index.ts';
import { featuresTable } from '../check/features.ts';
import { layersTable } from '../check/layers.ts';
import { foldersTable, roomsTable } from '../check/rooms.ts';

/** Documents of which parts between two marks are made: `<!-- rooms: … -->`, `<!-- count: blocks -->`. */
export const pagesWithCounts = ['README.md', 'CHANGELOG.md', 'docs/architecture.md', 'docs/guide-developer.md'] as const;

/** Writes the tables and the counts of a page between their marks. Throws where a mark names nothing that is counted. */
export function withCounts(page: string, { blocks }: { blocks: number }): string {
  const tables = { rooms: roomsTable(), folders: foldersTable(), features: featuresTable(), layers: layersTable() };
  const counts: Readonly<Record<string, number>> = {
    blocks,
    calls: Object.keys(calls).length,
    parameters: parameterCatalogue.length,
    presets: presets.length,
  };
  return page
    .replace(
      /(<!-- (rooms|folders|features|layers):.*? -->\n)[\s\S]*?(<!-- \/\2 -->)/g,
      (_, start: string, name: keyof typeof tables, end: string) => `${start}\n${tables[name]}\n\n${end}`,
    )
    .replace(/(<!-- count: (\w+) -->)[^<]*(<!-- \/count -->)/g, (_, start: string, name: string, end: string) => {
      if (!Object.hasOwn(counts, name)) throw new Error(`nothing counts ${name}`);
      return `${start}${counts[name]}${end}`;
    });
}
