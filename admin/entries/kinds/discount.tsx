import { messages } from '#messages/generated/admin/entries/discount.ts';
import { messages as texts } from '#messages/generated/entities/discount.ts';
import { discount } from '#schemas/entities/discount.ts';
import schema from '#schemas/generated/forms/discount.json';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EntryKind } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

export const discountKind: EntryKind = {
  kind: 'discount',
  entity: discount as unknown as EntryKind['entity'],
  schema: schema as FieldSchema,
  texts,
  messages,
  path: 'discounts',
  icon: 'bag',
  title: 'code',
  sections: [
    { name: 'main', fields: ['code', 'type', 'amount', 'detailType'] },
    { name: 'time', fields: ['from', 'until'] },
    { name: 'limits', fields: ['minimum', 'tags', 'limitTotal', 'limitPerCustomer'] },
  ],
  start: () => ({ type: 'PERCENT', amount: 1000 }),
};

export const DiscountList = () => <EntryList kind={discountKind} />;
export const DiscountForm = () => <EntryScreen kind={discountKind} />;
