import { messages } from '#messages/generated/admin/entries/review.ts';
import { messages as texts } from '#messages/generated/entities/review.ts';
import { review } from '#schemas/entities/review.ts';
import schema from '#schemas/generated/forms/review.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const reviewKind: EntryKind = {
  kind: 'review',
  entity: review as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'shop-reviews',
  icon: 'star',
  title: 'author',
  sections: [
    { name: 'main', fields: ['author', 'source', 'key', 'rating', 'writtenAt', 'language', 'text'] },
    { name: 'reply', fields: ['reply'] },
  ],
  start: (today) => ({ source: 'OWNER', rating: 5, writtenAt: today, language: 'fr' }),
};

export const ReviewList = () => <EntryList kind={reviewKind} />;
export const ReviewForm = () => <EntryScreen kind={reviewKind} />;
