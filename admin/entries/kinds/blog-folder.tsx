import { messages } from '#messages/generated/admin/entries/blog-folder.ts';
import { messages as texts } from '#messages/generated/entities/blog-folder.ts';
import { blogFolder } from '#schemas/entities/blog.ts';
import schema from '#schemas/generated/forms/blog-folder.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const blogFolderKind: EntryKind = {
  kind: 'blog folder',
  entity: blogFolder as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'blog-folders',
  icon: 'leaf',
  title: 'name',
  sections: [
    { name: 'main', fields: ['name', 'slug', 'parent', 'description'] },
    { name: 'picture', fields: ['picture'] },
  ],
};

export const BlogFolderList = () => <EntryList kind={blogFolderKind} />;
export const BlogFolderForm = () => <EntryScreen kind={blogFolderKind} />;
