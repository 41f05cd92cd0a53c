import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { DeletedEntry } from '../entities/entry.ts';
import { entities, entityKinds } from '../entities/index.ts';
import { ListQueryParams } from '../list-query.ts';
import { entityCalls } from './entity-calls.ts';

const { album, discount, news, popup, review, service, tag } = entities;

/** The panel's calls for the entries of every entity. */
export const allEntityCalls = {
  ...entityCalls(tag),
  ...entityCalls(discount),
  ...entityCalls(news),
  ...entityCalls(album),
  ...entityCalls(service),
  ...entityCalls(review),
  ...entityCalls(popup),
  ...({
    'GET /admin/deleted-entry/{kind}': {
      summary: 'Entries of a kind that are gone and can be brought back, the latest first',
      access: 'admin',
      params: z.object({ kind: z.enum(entityKinds) }),
      query: ListQueryParams.omit({ orderBy: true }),
      data: z.object({ total: z.int(), entries: z.array(DeletedEntry) }),
    },
  } as const satisfies CallTable),
};
