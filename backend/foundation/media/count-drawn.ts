/** Elements that a drawing shows, those that it repeats each time: the sample sites' largest show 1,000 to 4,000. */
const maxDrawn = 100_000;
/** Levels of elements in each other, and of parts that repeat parts. */
const maxDepth = 200;

type Part = { parts: Part[]; repeats?: string; drawn?: number };

/** Counts what a drawing shows as it is read: `open` and `close` are told of each element, `isTooMuch` says so at the end. */
export type DrawnCount = {
  open: (element: { id?: string | undefined; repeats?: string | undefined }) => void;
  close: () => void;
  isTooMuch: () => boolean;
};

/**
 * Counts the elements that a drawing shows. One of a few lines can show millions: each `use` shows a part of the drawing again, with what
 * that one repeats.
 */
export function countDrawn(): DrawnCount {
  const root: Part = { parts: [] };
  const open: Part[] = [root];
  const byId = new Map<string, Part>();
  let depth = 0;

  /**
   * Returns the number of elements that a part shows; Infinity if its repetitions are nested too deep. A part that repeats itself is not
   * drawn inside itself.
   */
  const drawnOf = (part: Part, level: number): number => {
    if (part.drawn !== undefined) return part.drawn;
    if (level > 2 * maxDepth) return Infinity;
    part.drawn = 0;
    const repeated = part.repeats === undefined ? undefined : byId.get(part.repeats);
    let drawn = 1 + (repeated ? drawnOf(repeated, level + 1) : 0);
    for (const each of part.parts) drawn += drawnOf(each, level + 1);
    part.drawn = drawn;
    return drawn;
  };
  return {
    open: ({ id, repeats }) => {
      const part: Part = { parts: [], ...(repeats !== undefined && { repeats }) };
      open.at(-1)?.parts.push(part);
      open.push(part);
      depth = Math.max(depth, open.length);
      if (id !== undefined && !byId.has(id)) byId.set(id, part);
    },
    close: () => void open.pop(),
    isTooMuch: () => depth > maxDepth || drawnOf(root, 0) > maxDrawn,
  };
}
