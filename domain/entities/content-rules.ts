import type { ArticleEntry, BlogFolderEntry } from '#schemas/entities/blog.ts';
import type { ElementEntry } from '#schemas/entities/element.ts';
import type { FormEntry } from '#schemas/entities/form.ts';
import { type Fault, faultIf, faultsAt, type Names, repeatedKeys } from './fault.ts';

/** Finds an event that ends before it begins. */
export const elementFaults = ({ event }: ElementEntry): Fault[] =>
  faultIf(Boolean(event?.endsAt && event.endsAt <= event.startsAt), ['event', 'endsAt'], 'event-end');

/** Finds folders that an article names twice. */
export const articleFaults = ({ folders }: ArticleEntry): Fault[] => repeatedKeys(folders.map((key, j) => ({ key, path: ['folders', j] })));

/** Finds a folder that stands in itself, or in one that stands in it. */
export function blogFolderFaults({ slug, parent }: BlogFolderEntry, { folderAbove }: Pick<Names, 'folderAbove'>): Fault[] {
  const above: string[] = [];
  for (let next: string | null | undefined = parent; next && !above.includes(next); next = folderAbove?.(next)) above.push(next);
  return faultIf(above.includes(slug), ['parent'], 'folder-in-itself');
}

/** Lists the faults of a form. */
export function formFaults({ fields }: FormEntry): Fault[] {
  return [
    ...repeatedKeys(fields.map(({ key }, j) => ({ key, path: ['fields', j, 'key'] }))),
    ...fields.flatMap(({ type, options, pattern, showIf }, j) => {
      const isChoice = type === 'select' || type === 'radio' || type === 'checkboxes';
      const before = fields.slice(0, j).map(({ key }) => key);
      return faultsAt(
        ['fields', j],
        [
          ...faultIf(isChoice && options.length === 0, ['options'], 'options'),
          ...faultIf(pattern !== null && !isPattern(pattern), ['pattern'], 'pattern'),
          ...(showIf ? precedingFaults(showIf.key, before) : []),
        ],
      );
    }),
  ];
}

const precedingFaults = (name: string, names: readonly string[]): Fault[] =>
  names.includes(name) ? [] : [{ path: ['showIf'], key: 'field-before', params: { name }, known: { meant: name, names } }];

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${source})$`, 'u'));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
