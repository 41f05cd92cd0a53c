import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEntities } from '#schemas/entities/all-entities.ts';

type FieldTexts = { label: string; help?: string };

/** Texts of the fields of an entity in English, by their path in its file, with `[]` for an entry of a list. */
export type EntityTexts = { path: string; fields: Readonly<Record<string, string>> };

const root = join(import.meta.dirname, '../../..');

/** Reads the texts of each entity of a file: label and help, as the panel's forms say them. */
export function readEntityTexts(file: string): EntityTexts[] {
  return allEntities
    .filter((entity) => entity.file === file)
    .map(({ kind, part }) => {
      const path = `messages/en/entities/${kind.replaceAll(' ', '-')}.json`;
      const { fields } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { fields: Record<string, FieldTexts> };
      const before = part ? `${part}[].` : '';
      const texts = Object.entries(fields)
        // The tree of blog.json says by its shape in which folder one stands.
        .filter(([name]) => name !== 'parent')
        .map(([name, { label, help }]) => [before + name.replaceAll('.*', '[]'), help ? `${label}: ${help.replace(/\.$/, '')}` : label]);
      return { path, fields: Object.fromEntries(texts) as Record<string, string> };
    });
}
