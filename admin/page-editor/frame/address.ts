/** The address of a page in a frame of the editor: the draft in place of what is published, with the ids of its nodes. */
export function addressOf(path: string, preview: string): string {
  const url = new URL(path, 'http://local');
  url.searchParams.set('preview', preview);
  url.searchParams.set('edit', '1');
  return url.pathname + url.search;
}
