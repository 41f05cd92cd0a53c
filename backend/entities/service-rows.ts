import { services, serviceTags } from '#backend/tables/publishing.ts';
import { type OfferedService, service } from '#schemas/entities/service.ts';
import type { ItemRows } from './item-rows.ts';
import { mapRows } from './map-rows.ts';
import { type Mapping, picture } from './mapping.ts';

const action: Mapping<OfferedService['action'], { actionLabel: string; actionHref: string }> = {
  write: (value) => ({ actionLabel: value?.label ?? '', actionHref: value?.href ?? '' }),
  read: ({ actionLabel: label, actionHref: href }) => (href ? { label, href } : null),
};

/** Each once, in the order of the alphabet. */
const tags: ItemRows<string[]> = {
  ...{ table: serviceTags, owner: 'idService' },
  write: (named) => [...new Set(named)].map((tag) => ({ tag })),
  read: (rows) => rows.map(({ tag }) => String(tag)).sort(),
};

export const serviceRows = mapRows(service, services, { picture: picture(), action }, { lists: { tags } });
