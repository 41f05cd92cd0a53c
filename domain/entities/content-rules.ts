import type { ArchiveElement, ArchiveForm } from '#schemas/archive-elements.ts';
import { type Fault, faultIf, faultsAt, type Names, nameFaults, repeatedKeys } from './fault.ts';

/** Lists the faults of an element of a list. */
export function elementFaults({ pictures, event }: ArchiveElement, names: Names): Fault[] {
  return [
    ...pictures.flatMap(({ name }, j) => nameFaults(names, 'picture', name, ['pictures', j, 'name'])),
    ...faultIf(Boolean(event?.endsAt && event.endsAt <= event.startsAt), ['event', 'endsAt'], 'event-end'),
  ];
}

/** Lists the faults of a form. */
export function formFaults({ fields }: ArchiveForm): Fault[] {
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
