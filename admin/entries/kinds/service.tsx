import { messages } from '#messages/generated/admin/entries/service.ts';
import { messages as texts } from '#messages/generated/entities/service.ts';
import { service } from '#schemas/entities/service.ts';
import schema from '#schemas/generated/forms/service.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const serviceKind: EntryKind = {
  kind: 'service',
  entity: service as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'services',
  icon: 'needle',
  title: 'title',
  sections: [
    { name: 'text', fields: ['title', 'slug', 'summary', 'html', 'points'] },
    { name: 'picture', fields: ['picture'] },
    { name: 'offer', fields: ['price', 'isFrom', 'minutes', 'place', 'tags', 'action'] },
    { name: 'booking', fields: ['booking'] },
    { name: 'search', fields: ['metaDescription'] },
  ],
  // A button's texts in another language stand among those of the service.
  placeTranslation: ([first, part, ...more], locale) =>
    first === 'action' && more.length === 0 ? ['translations', locale, part === 'label' ? 'actionLabel' : 'actionHref'] : undefined,
};

export const ServiceList = () => <EntryList kind={serviceKind} />;
export const ServiceForm = () => <EntryScreen kind={serviceKind} />;
