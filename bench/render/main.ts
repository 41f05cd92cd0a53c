import { ours } from './ours.ts';
import { plain } from './plain.ts';
import { puck } from './puck.ts';
import { storyblok } from './storyblok.ts';
import { makeTree } from './tree.ts';

/** Rounds whose median counts; the contenders take turns in each. */
const rounds = 9;
const contenders = { plain, ours, storyblok, puck };
type Name = keyof typeof contenders;

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Mean time in ms of one render, over as many as fit into 40 ms, at least one. */
function time(render: () => string): number {
  const start = performance.now();
  let count = 0;
  do {
    render();
    count += 1;
  } while (performance.now() - start < 40);
  return (performance.now() - start) / count;
}

function measure(names: readonly Name[], nodes: number): Record<Name, number> {
  const tree = makeTree(nodes);
  const renders = names.map((name) => [name, contenders[name](tree)] as const);
  for (const [, render] of renders) time(render);
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) for (const [name, render] of renders) times[name].push(time(render));
  return Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)])) as Record<Name, number>;
}

/** The contenders must put the same text into the page, or the comparison is none. */
function checkSame(): void {
  const texts = Object.entries(contenders).map(([name, make]) => [name, make(makeTree(100))().replace(/<[^>]*>/g, '')] as const);
  for (const [name, found] of texts) if (found !== texts[0]?.[1]) throw new Error(`${name} renders another page`);
}

checkSame();
const at1000 = measure(['plain', 'ours', 'storyblok', 'puck'], 1000);
const lines = Object.entries(at1000).map(
  ([name, ms]) => `${name.padEnd(10)} ${ms.toFixed(2).padStart(8)} ms ${(ms / at1000.plain).toFixed(2).padStart(7)} × plain`,
);
process.stdout.write(`1,000 nodes to HTML, medians of ${rounds}, ${process.version}\n${lines.join('\n')}\n\n`);
for (const nodes of [10, 100, 1000, 10_000]) {
  const { plain: base, ours: own } = measure(['plain', 'ours'], nodes);
  process.stdout.write(
    `ours, ${String(nodes).padStart(6)} nodes ${own.toFixed(3).padStart(9)} ms ${(own / base).toFixed(2).padStart(6)} × plain\n`,
  );
}
const limit = 3;
if (at1000.ours / at1000.plain > limit) {
  process.stderr.write(`ours is more than ${limit} times plain\n`);
  process.exitCode = 1;
}
