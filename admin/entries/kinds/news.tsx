import { messages } from '#messages/generated/admin/entries/news.ts';
import { messages as texts } from '#messages/generated/entities/news.ts';
import { news } from '#schemas/entities/news.ts';
import schema from '#schemas/generated/forms/news.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const newsKind: EntryKind = {
  kind: 'news',
  entity: news as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'news',
  icon: 'mail',
  title: 'title',
  sections: [
    { name: 'text', fields: ['title', 'slug', 'excerpt', 'html'] },
    { name: 'picture', fields: ['picture'] },
    { name: 'publication', fields: ['publishedAt', 'expiresAt', 'promoted'] },
  ],
  start: (today) => ({ publishedAt: today }),
};

export const NewsList = () => <EntryList kind={newsKind} />;
export const NewsForm = () => <EntryScreen kind={newsKind} />;
