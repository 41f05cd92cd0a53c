/** Path of a page from the segments of its internal address. */
export const pathOf = (segments: readonly string[] = []): string => `/${segments.map(encodeURIComponent).join('/')}`;
