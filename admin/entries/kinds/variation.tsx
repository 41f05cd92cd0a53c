import { messages } from '#messages/generated/admin/entries/variation.ts';
import { messages as texts } from '#messages/generated/entities/variation.ts';
import { variation } from '#schemas/entities/variation.ts';
import schema from '#schemas/generated/forms/variation.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const variationKind: EntryKind = {
  kind: 'variation',
  entity: variation as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'variations',
  icon: 'ruler',
  title: 'label',
  sections: [
    { name: 'main', fields: ['label', 'key', 'displayLabel', 'axis'] },
    { name: 'values', fields: ['values'] },
  ],
};

export const VariationList = () => <EntryList kind={variationKind} />;
export const VariationForm = () => <EntryScreen kind={variationKind} />;
