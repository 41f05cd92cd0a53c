import { messages } from '#messages/generated/admin/entries/element.ts';
import { messages as texts } from '#messages/generated/entities/element.ts';
import { element } from '#schemas/entities/element.ts';
import { eventRoute } from '#schemas/event-route.ts';
import schema from '#schemas/generated/forms/element.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const elementKind: EntryKind = {
  kind: 'element',
  entity: element as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'elements',
  icon: 'calendar',
  title: 'title',
  sections: [
    { name: 'main', fields: ['title', 'route', 'slug', 'excerpt', 'html', 'link'] },
    { name: 'pictures', fields: ['pictures'] },
    { name: 'event', fields: ['event'] },
  ],
  start: () => ({ route: eventRoute }),
  placeTranslation: (path, locale) => (path.join('.') === 'event.place' ? ['translations', locale, 'place'] : undefined),
};

export const ElementList = () => <EntryList kind={elementKind} />;
export const ElementForm = () => <EntryScreen kind={elementKind} />;
