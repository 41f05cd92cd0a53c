/** So many changes are remembered; who has not read for longer takes it that all may have changed. */
export const maxChanges = 5000;

/**
 * Which products of a site changed, as this process learnt it, for any number of readers that each remember how far they read.
 * 0 is the whole catalogue, -1 what stands beside it: settings, pages, pictures, forms.
 */
export type ChangeLog = {
  /** Notes what changed; null: nobody knows what. */
  note: (idProducts: readonly number[] | null) => void;
  /** How far it goes now; what is noted later is news to whoever read so far. */
  end: () => number;
  /** What changed after a point, each product once; null: all may have. */
  since: (point: number) => readonly number[] | null;
};

export function newChangeLog(): ChangeLog {
  let noted: number[] = [];
  /** Where `noted` begins: what was before is forgotten. */
  let start = 0;
  const end = () => start + noted.length;
  return {
    note(idProducts) {
      if (!idProducts) {
        start = end() + 1;
        noted = [];
        return;
      }
      for (const id of idProducts) noted.push(id);
      if (noted.length <= maxChanges) return;
      // The newer half stays, so that little is moved a change.
      const kept = noted.slice(-maxChanges / 2);
      start = end() - kept.length;
      noted = kept;
    },
    end,
    since: (point) => (point < start ? null : [...new Set(noted.slice(point - start))]),
  };
}
