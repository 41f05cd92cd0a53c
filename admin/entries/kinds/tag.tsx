import { messages } from '#messages/generated/admin/entries/tag.ts';
import { messages as texts } from '#messages/generated/entities/tag.ts';
import { tag } from '#schemas/entities/tag.ts';
import schema from '#schemas/generated/forms/tag.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const tagKind: EntryKind = {
  kind: 'tag',
  entity: tag as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'tags',
  icon: 'star',
  title: 'label',
  sections: [
    { name: 'main', fields: ['label', 'slug'] },
    { name: 'place', fields: ['page'] },
  ],
};

export const TagList = () => <EntryList kind={tagKind} />;
export const TagForm = () => <EntryScreen kind={tagKind} />;
