/** What checkArchive made sure is there. */
export function need<T>(index: ReadonlyMap<string, T>, key: string): T {
  const found = index.get(key);
  if (found === undefined) throw new Error(`"${key}" was not imported`);
  return found;
}
