/** Finds the product whose sheet stands at an address of the site, whatever language it begins with; null: it is no sheet. */
export const productOfPath = (path: string): string | null =>
  /^(?:\/[a-z]{2})?\/(?:products|wines)\/([a-z0-9-]+)\/\d+(?:[/?#]|$)/.exec(path)?.[1] ?? null;
