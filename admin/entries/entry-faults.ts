import { pointerOf } from '#domain/document/texts.ts';
import { ruleFaults } from '#domain/entities/entry-rules.ts';
import { faultOf, type IssueFault } from '#domain/entities/issue-fault.ts';
import { formatMessage } from '#messages/format-message.ts';
import { messages as entryMessages } from '#messages/generated/admin/entries.ts';
import { messages as formMessages } from '#messages/generated/admin/form.ts';
import { messages as ruleMessages } from '#messages/generated/backend/platform/rules.ts';
import type { Entity } from '#schemas/entities/define-entity.ts';
import type { FieldError } from '#schemas/envelope.ts';
import type { Lang } from '#schemas/site.ts';

/** Sentences by pointer of what is wrong in an entry. `missing`: pointers of what is only not filled in yet. */
export type EntryFaults = { sentences: Readonly<Record<string, readonly string[]>>; missing: readonly string[] };

const noFaults: EntryFaults = { sentences: {}, missing: [] };

/** Finds what is wrong in an entry by its shape and by the rules that the API asks too. Names are checked by the API alone. */
export function findEntryFaults(entity: Entity, title: string, value: Readonly<Record<string, unknown>>, lang: Lang): EntryFaults {
  const parsed = entity.value.safeParse(value);
  // An empty name fits the shape of some kinds, and is none.
  const unnamed = [...new Set([title, entity.key])].filter(
    (field) => value[field] === '' && !(parsed.error?.issues ?? []).some(({ path }) => path[0] === field),
  );
  const found: [string, string, boolean][] = unnamed.map((field) => [pointerOf([field]), formMessages[lang].misfits.required, true]);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const fault = faultOf(issue, value);
      found.push([pointerOf(steps(fault.path)), formatFault(fault, lang), isMissing(fault)]);
    }
  } else {
    for (const { path, key, params = {} } of ruleFaults(entity, parsed.data, { has: () => true }))
      found.push([pointerOf(steps(path)), formatMessage(ruleMessages[lang][`rule.${key}`], params), false]);
  }
  if (found.length === 0) return noFaults;
  const sentences = Map.groupBy(found, ([pointer]) => pointer);
  return {
    sentences: Object.fromEntries([...sentences].map(([pointer, all]) => [pointer, [...new Set(all.map(([, sentence]) => sentence))]])),
    missing: found.filter(([, , isOnlyMissing]) => isOnlyMissing).map(([pointer]) => pointer),
  };
}

const steps = (path: readonly PropertyKey[]) => path.map((step) => (typeof step === 'number' ? step : String(step)));

const isMissing = ({ given }: IssueFault): boolean =>
  given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0);

function formatFault(fault: IssueFault, lang: Lang): string {
  const { misfits } = formMessages[lang];
  const { rule } = entryMessages[lang];
  if (isMissing(fault) && !Array.isArray(fault.given)) return misfits.required;
  switch (fault.key) {
    case 'required':
      return misfits.required;
    case 'kind':
      return fault.expected === 'number' || fault.expected === 'int' ? rule.number : rule.form;
    case 'too-short':
      return fault.limit === 1 ? misfits.required : rule.tooShort({ min: fault.limit });
    case 'too-long':
      return misfits.tooLong({ limit: fault.limit });
    case 'too-few':
      return rule.tooFew({ min: fault.limit });
    case 'too-many':
      return rule.tooMany({ max: fault.limit });
    case 'too-small':
      return rule.tooSmall({ min: fault.isInclusive ? fault.limit : fault.limit + 1 });
    case 'too-big':
      return rule.tooBig({ max: fault.limit });
    case 'form':
      return fault.form === 'date' || fault.form === 'datetime' ? rule.date : rule.form;
    default:
      return rule.form;
  }
}

/** Refused fields of a call as sentences by pointer. Their keys begin with `value.`. */
export const refusedSentences = (fields: readonly FieldError[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    fields.map(({ key, error }) => {
      const path = key
        .replace(/^value\.?/, '')
        .split('.')
        .filter(Boolean);
      return [pointerOf(path), [error]];
    }),
  );
