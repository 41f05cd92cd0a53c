import type { Context } from 'hono';

type Listed = Record<string, unknown>;

const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  gt: (left, right) => left > right,
  gte: (left, right) => left >= right,
  lt: (left, right) => left < right,
  lte: (left, right) => left <= right,
};

/** Returns whether an object is in the period that a call names: `created[gte]=…`, `arrival_date[lt]=…`, in Unix seconds. */
const isInSpan = (object: Listed, query: Readonly<Record<string, string>>): boolean =>
  Object.entries(query).every(([name, value]) => {
    const [, field = '', comparison = ''] = /^(created|arrival_date)\[(\w+)\]$/.exec(name) ?? [];
    return comparisons[comparison]?.(Number(object[field]), Number(value)) ?? true;
  });

/** A page of a list, newest first, as Stripe answers it: `limit`, `starting_after` and spans of time say which. */
export function listOf(c: Context, objects: readonly Listed[], url: string): Listed {
  const found = objects.filter((object) => isInSpan(object, c.req.query()));
  const limit = Math.min(100, Math.max(1, Number(c.req.query('limit') ?? 10) || 10));
  const after = c.req.query('starting_after');
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  return { object: 'list', url, has_more: found.length > start + limit, data: found.slice(start, start + limit) };
}
