import { discountCodes } from '#backend/tables/cart.ts';
import { discount } from '#schemas/entities/discount.ts';
import { mapRows } from './map-rows.ts';
import { dayOfSite } from './mapping.ts';

export const discountRows = mapRows(discount, discountCodes, { from: dayOfSite('from', 0), until: dayOfSite('until', 1) });
