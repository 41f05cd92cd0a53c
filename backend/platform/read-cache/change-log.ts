/** So many changes are remembered; who has not read for longer takes it that all may have changed. */
export const maxChanges = 5000;

/**
 * Products of a site that changed, as this process learnt it, for any number of readers. Each reader remembers how far it has read. 0 is
 * the whole catalogue, -1 the data beside it: settings, pages, pictures, forms.
 */
export type ChangeLog = {
  /** Notes what changed; null: nobody knows what. */
  note: (idProducts: readonly number[] | null) => void;
  /** Current end of the log; later entries are new to anyone who has read so far. */
  end: () => number;
  /** Returns the products that changed after a point, each once; null: all may have. */
  since: (point: number) => readonly number[] | null;
};

export function newChangeLog(): ChangeLog {
  let noted: number[] = [];
  /** Position of the first entry of `noted`; earlier entries are forgotten. */
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
