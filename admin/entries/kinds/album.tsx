import { messages } from '#messages/generated/admin/entries/album.ts';
import { messages as texts } from '#messages/generated/entities/album.ts';
import { album } from '#schemas/entities/album.ts';
import schema from '#schemas/generated/forms/album.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const albumKind: EntryKind = {
  kind: 'album',
  entity: album as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'albums',
  icon: 'heart',
  title: 'title',
  sections: [
    { name: 'main', fields: ['title', 'slug', 'description', 'publishedAt'] },
    { name: 'pictures', fields: ['pictures'] },
  ],
  start: (today) => ({ publishedAt: today }),
};

export const AlbumList = () => <EntryList kind={albumKind} />;
export const AlbumForm = () => <EntryScreen kind={albumKind} />;
