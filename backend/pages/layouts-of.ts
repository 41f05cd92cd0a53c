/** Id and name of each layout of a document that has both. */
export function layoutsOf(cms: unknown): { id: number; name: string }[] {
  const { layouts } = (cms ?? {}) as { layouts?: unknown };
  if (!Array.isArray(layouts)) return [];
  return layouts.flatMap((layout: unknown) => {
    const { id, name } = (layout ?? {}) as { id?: unknown; name?: unknown };
    return Number.isSafeInteger(id) ? [{ id: Number(id), name: typeof name === 'string' ? name : '' }] : [];
  });
}
