import { messages } from '#messages/generated/admin/entries/carrier.ts';
import { messages as texts } from '#messages/generated/entities/carrier.ts';
import { carrier } from '#schemas/entities/carrier.ts';
import schema from '#schemas/generated/forms/carrier.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const carrierKind: EntryKind = {
  kind: 'carrier',
  entity: carrier as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'carriers',
  icon: 'parcel',
  title: 'name',
  sections: [
    { name: 'main', fields: ['name', 'description', 'deliveryType', 'isExpress'] },
    { name: 'time', fields: ['minDays', 'maxDays'] },
    { name: 'fees', fields: ['zones'] },
    { name: 'technical', fields: ['serviceCode', 'siteType'] },
  ],
  start: () => ({ minDays: 2, maxDays: 4, zones: [{ countries: [], bands: [{ upTo: 1000, price: 0 }] }] }),
};

export const CarrierList = () => <EntryList kind={carrierKind} />;
export const CarrierForm = () => <EntryScreen kind={carrierKind} />;
