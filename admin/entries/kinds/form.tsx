import type { Steps } from '#domain/document/patch.ts';
import { valueAt } from '#domain/document/patch.ts';
import { messages } from '#messages/generated/admin/entries/form.ts';
import { messages as texts } from '#messages/generated/entities/form.ts';
import { form } from '#schemas/entities/form.ts';
import schema from '#schemas/generated/forms/form.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

/** Places a text of a question in another language: under the question's key; that of a choice under its value. */
function placeQuestion(path: Steps, locale: string, value: unknown): Steps | undefined {
  const [list, index = 0, part, at = 0, text] = path;
  const key = valueAt(value, ['fields', index, 'key']);
  if (list !== 'fields' || typeof key !== 'string' || key === '') return undefined;
  if (path.length === 3 && (part === 'label' || part === 'hint')) return ['translations', locale, 'fields', key, part];
  const choice = valueAt(value, ['fields', index, 'options', at, 'value']);
  if (part !== 'options' || text !== 'label' || typeof choice !== 'string' || choice === '') return undefined;
  return ['translations', locale, 'fields', key, 'options', choice];
}

export const formKind: EntryKind = {
  kind: 'form',
  entity: form as unknown as EntryKind['entity'],
  // JSON has lists where rules have pairs.
  schema: schema as object as FieldSchema,
  texts,
  messages,
  path: 'forms',
  icon: 'check',
  title: 'title',
  sections: [
    { name: 'main', fields: ['title', 'slug', 'text'] },
    { name: 'fields', fields: ['fields'] },
    { name: 'after', fields: ['submitLabel', 'successTitle', 'successText'] },
  ],
  placeTranslation: placeQuestion,
};

export const FormList = () => <EntryList kind={formKind} />;
export const FormForm = () => <EntryScreen kind={formKind} />;
