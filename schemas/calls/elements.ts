import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Element, ElementList, ElementRoute, Registered, RegistrationBody } from '../element.ts';
import { Id } from '../id.ts';
import { ListQueryParams, TitleFilter } from '../list-query.ts';

const OfRoute = z.object({ route: ElementRoute });
const OneOfRoute = OfRoute.extend({ id: Id });

/** Calls of lists by route: events, partners, people. */
export const elementCalls = {
  'GET /element/{route}': {
    summary: 'Elements of a list in its own order; events by their day (`orderBy=date`), those to come or past (`when`)',
    access: 'public',
    params: OfRoute,
    query: ListQueryParams.extend({
      nbItem: z.coerce.number().int().min(1).max(100).default(24),
      when: z.enum(['upcoming', 'past']).optional(),
      ...TitleFilter.shape,
    }),
    data: ElementList,
  },
  'GET /element/{route}/{id}': {
    summary: 'One element',
    access: 'public',
    params: OneOfRoute,
    data: Element,
  },
  'POST /element/{route}/{id}/register': {
    summary: 'Take places at an event; the same person asking the same again takes none more',
    access: 'public',
    params: OneOfRoute,
    body: RegistrationBody,
    data: Registered,
  },
} as const satisfies CallTable;
