import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { DeletedEntry } from '../entities/entry.ts';
import { type EntityKind, entities, entityKinds } from '../entities/index.ts';
import { ListQueryParams } from '../list-query.ts';
import { entityCalls, entityPath } from './entity-calls.ts';

const { album, article, carrier, discount, element, form, news, popup, product, review, service, tag, variation } = entities;
const paths = entityKinds.map(entityPath) as [ReturnType<typeof entityPath<EntityKind>>, ...ReturnType<typeof entityPath<EntityKind>>[]];

/** The panel's calls for the entries of every entity. */
export const allEntityCalls = {
  ...entityCalls(product),
  ...entityCalls(tag),
  ...entityCalls(variation),
  ...entityCalls(discount),
  ...entityCalls(carrier),
  ...entityCalls(news),
  ...entityCalls(article),
  ...entityCalls(entities['blog folder']),
  ...entityCalls(album),
  ...entityCalls(service),
  ...entityCalls(review),
  ...entityCalls(element),
  ...entityCalls(form),
  ...entityCalls(popup),
  ...({
    'GET /admin/deleted-entry/{kind}': {
      summary: 'Entries of a kind that are gone and can be brought back, the latest first',
      access: 'admin',
      params: z.object({ kind: z.enum(paths) }),
      query: ListQueryParams.omit({ orderBy: true }),
      data: z.object({ total: z.int(), entries: z.array(DeletedEntry) }),
    },
  } as const satisfies CallTable),
};
