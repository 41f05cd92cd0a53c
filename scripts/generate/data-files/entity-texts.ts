import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEntities } from '#schemas/entities/all-entities.ts';

/** `file`: what a file's author has to know besides, such as a unit that the panel's controls show by themselves. */
type FieldTexts = { label: string; help?: string; file?: string };

/** Texts of the fields of an entity in English, by their path in its file, with `[]` for an entry of a list. */
export type EntityTexts = { path: string; fields: Readonly<Record<string, string>> };

const root = join(import.meta.dirname, '../../..');

/** Reads the texts of each entity of a file: label and help, as the panel's forms say them, and notes for files. */
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
        .map(([name, { label, help, file }]) => {
          const notes = [file, help].filter(Boolean).join(' ').replace(/\.$/, '');
          return [before + name.replaceAll('.*', '[]'), notes ? `${label}: ${notes}` : label];
        });
      return { path, fields: Object.fromEntries(texts) as Record<string, string> };
    });
}
