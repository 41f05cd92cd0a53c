/** A block of the measured page, in no program's own form yet. */
export type Item = { id: string; type: 'section' | 'card' | 'text'; props: { text: string; tone: 'calm' | 'loud' }; children: Item[] };

let next = 0;
const item = (type: Item['type'], children: Item[] = []): Item => {
  next += 1;
  return { id: `n${next}`, type, props: { text: `Texte ${next}`, tone: next % 3 === 0 ? 'loud' : 'calm' }, children };
};

/** Sections of three cards of two texts: ten nodes each. */
export function makeTree(nodes: number): Item[] {
  next = 0;
  return Array.from({ length: nodes / 10 }, () =>
    item(
      'section',
      Array.from({ length: 3 }, () => item('card', [item('text'), item('text')])),
    ),
  );
}
