import { z } from 'zod';
import { DiscountCode } from '../cart.ts';
import { Price } from '../money.ts';
import { Slug } from '../slug.ts';
import { defineEntity, type EntityValue } from './define-entity.ts';
import { field } from './field.ts';
import { DayOrMoment } from './parts.ts';

/**
 * A discount code. `amount` in cents for EURO, basis points for PERCENT; valid from the day `from` to the end of the day `until`
 * in the site's time zone, or from and until the very moments; only on products that have one of `tags`, where there are any. The limits count orders.
 */
export const discount = defineEntity({
  kind: 'discount',
  file: 'discounts.json',
  key: 'code',
  gone: 'off',
  right: 'selling',
  list: {
    columns: ['type', 'amount', 'from', 'until', 'limitTotal'],
    search: ['code'],
    filters: ['type', 'from', 'until'],
    sort: ['code', '-from', '-until', '-amount'],
    bulk: ['from', 'until', 'minimum', 'limitTotal', 'limitPerCustomer'],
  },
  value: z.object({
    code: DiscountCode.min(1),
    type: z.enum(['EURO', 'PERCENT']),
    amount: field(z.int().min(1), { control: 'discount' }),
    detailType: field(z.array(z.enum(['PRODUCTS', 'SHIPPING_FEES'])).min(1), { control: 'choices' }).default(['PRODUCTS']),
    minimum: field(Price, { unit: 'cents' }).default(0),
    from: DayOrMoment.nullable().default(null),
    until: DayOrMoment.nullable().default(null),
    limitTotal: z.int().min(1).nullable().default(null),
    limitPerCustomer: z.int().min(1).nullable().default(null),
    tags: z.array(field(Slug, { refers: 'tag' })).default([]),
  }),
});
export type Discount = EntityValue<typeof discount>;
