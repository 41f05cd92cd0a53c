/** An address of the site as the preview opens it. */
export function previewAddress(address: string, draft: string): string {
  const url = new URL(address, 'http://local');
  url.searchParams.set('preview', draft);
  return url.pathname + url.search + url.hash;
}

/** A page's own address: without what the preview adds. */
export function pageAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
