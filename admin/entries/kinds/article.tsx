import { messages } from '#messages/generated/admin/entries/article.ts';
import { messages as texts } from '#messages/generated/entities/article.ts';
import { article } from '#schemas/entities/blog.ts';
import schema from '#schemas/generated/forms/article.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const articleKind: EntryKind = {
  kind: 'article',
  entity: article as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'articles',
  icon: 'mail',
  title: 'title',
  sections: [
    { name: 'text', fields: ['title', 'slug', 'excerpt', 'html'] },
    { name: 'picture', fields: ['picture'] },
    { name: 'publication', fields: ['publishedAt', 'updatedAt', 'author', 'folders'] },
    { name: 'search', fields: ['metaDescription'] },
  ],
  start: (today) => ({ publishedAt: today }),
};

export const ArticleList = () => <EntryList kind={articleKind} />;
export const ArticleForm = () => <EntryScreen kind={articleKind} />;
