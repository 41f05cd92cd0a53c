/**
 * The values of a query or of a form's fields by name, those of a name that comes several times joined as addresses of the site hold them: a form that no code
 * sends says `size=38&size=40` and `price=&price=60`, which are `38,40` and `,60`. Files, and names of which nothing is filled in, are left out.
 */
export function joinedQuery(fields: URLSearchParams | FormData): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const name of new Set(fields.keys())) {
    const values = fields.getAll(name).filter((value) => typeof value === 'string');
    // Two bounds share a name and their order counts: an empty one stays beside a full one.
    if (values.some((value) => value !== '')) joined[name] = values.join(',');
  }
  return joined;
}
