import { builder } from './builder.ts';
import { ours } from './ours.ts';
import { plain } from './plain.ts';
import { puck } from './puck.ts';
import { storyblok } from './storyblok.ts';
import { makeTree } from './tree.ts';

/** Rounds whose median counts; the contenders take turns in each. */
const rounds = 9;
const contenders = { plain, ours, storyblok, puck, builder };
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

/** The words of a page, without the scripts and styles that some add to it. */
const wordsOf = (html: string): string => html.replace(/<(script|style).*?<\/\1>/gs, '').replace(/<[^>]*>/g, '');

/** The contenders must put the same words into the page, or the comparison is none. */
function checkSame(): void {
  const texts = Object.entries(contenders).map(([name, make]) => [name, wordsOf(make(makeTree(100))())] as const);
  for (const [name, found] of texts) if (found !== texts[0]?.[1]) throw new Error(`${name} renders another page`);
}

checkSame();
const at1000 = measure(['plain', 'ours', 'storyblok', 'puck', 'builder'], 1000);
const lines = Object.entries(at1000).map(
  ([name, ms]) => `${name.padEnd(10)} ${ms.toFixed(2).padStart(8)} ms ${(ms / at1000.plain).toFixed(2).padStart(7)} × plain`,
);
process.stdout.write(`1,000 nodes to HTML, medians of ${rounds}, ${process.version}\n${lines.join('\n')}\n\n`);
const ratios = [10, 100, 1000, 10_000].map((nodes) => {
  const { plain: base, ours: own } = measure(['plain', 'ours'], nodes);
  const ratio = own / base;
  process.stdout.write(
    `ours, ${String(nodes).padStart(6)} nodes ${own.toFixed(3).padStart(9)} ms ${ratio.toFixed(2).padStart(6)} × plain\n`,
  );
  return ratio;
});

/** Most times plain React at 1,000 nodes. */
const limit = 2;
/** Plain React grows with its nodes; ours does too while its ratio to it stays within this from the smallest to the largest page. */
const spread = 2;
if (at1000.ours / at1000.plain > limit) fail(`ours is more than ${limit} times plain`);
if (Math.max(...ratios) / Math.min(...ratios) > spread) fail('the time of ours does not grow with the nodes alone');

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
