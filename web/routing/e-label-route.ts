import { Id } from '#schemas/id.ts';

/** Path of an e-label: `/e-label/12`, behind a language of the site. */
const labelRegex = /^(?:\/[a-z]{2})?\/e-label\/[1-9]\d{0,14}$/;

/** Returns the route that answers an e-label, or undefined for any other path. */
export const eLabelRoute = (pathname: string): string | undefined =>
  labelRegex.test(pathname) ? `/api/e-label?path=${encodeURIComponent(pathname)}` : undefined;

/** Reads the bottle of an e-label's path, the language taken off; undefined for any other path. */
export function parseELabel(path: string): number | undefined {
  const id = Id.safeParse(/^\/e-label\/([1-9]\d{0,14})$/.exec(path)?.[1]);
  return id.success ? id.data : undefined;
}
