/**
 * A query's values by name, those of a name that comes several times joined as addresses of the site hold them: a form that no code
 * sends says `size=38&size=40` and `price=&price=60`, which are `38,40` and `,60`. Names of which nothing is filled in are left out.
 */
export function joinedQuery(query: URLSearchParams): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    // Two bounds share a name and their order counts: an empty one stays beside a full one.
    if (values.some((value) => value !== '')) joined[name] = values.join(',');
  }
  return joined;
}
