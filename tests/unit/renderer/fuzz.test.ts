import { readFileSync } from 'node:fs';
import { jsx } from 'react/jsx-runtime';
import { describe, expect, test, vi } from 'vitest';
import { SiteProvider } from '#client/site.tsx';
import { serverBlocks } from '#registry/generated/server.ts';
import { normalise } from '#renderer/core/normalise.ts';
import { resolve } from '#renderer/core/resolve.ts';
import type { ResolvedNode } from '#renderer/core/resolved.ts';
import { bake } from '#renderer/react/bake.tsx';
import type { ServerBlocks } from '#renderer/types.ts';
import { inPlace } from '#web/page/for-browser.ts';
import { contextOf } from '#web/site/context.ts';
import type { Source } from '#web/site/source.ts';
import { blockFolders } from '../../../scripts/generate/blocks.ts';
import { byTier } from '../../tiers.ts';
import { scriptsIn } from './fuzz/judge.ts';
import { mutate } from './fuzz/mutations.ts';
import { type Random, randomFrom } from './fuzz/random.ts';
import { callOf, siteContext } from './fuzz/site.ts';

// React's development build takes a stack for every element: most of the time, and nothing that is looked at here.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));
vi.mock('react/jsx-dev-runtime', async () => {
  const { jsx: create, Fragment } = await import('react/jsx-runtime');
  return { Fragment, jsxDEV: (...[type, props, key]: Parameters<typeof create>) => create(type, props, key) };
});

const total = byTier({ fast: 4000, rest: 40_000 });
const types = Object.keys(serverBlocks);
const documentsOfEach = Math.ceil(total / types.length);

/** All of a page becomes HTML, so that what is hydrated later is looked at as well. */
const asHtml: ServerBlocks = Object.fromEntries(
  Object.entries(serverBlocks).map(([type, block]) => [type, { ...block, definition: { ...block.definition, mode: 'static' } }]),
);
const source = { site: siteContext.site, parameters: siteContext.parameters, tree: siteContext.tree } as unknown as Source;
const wrap = (children: React.ReactNode) => jsx(SiteProvider, { value: contextOf(source, 'fr_FR', siteContext.path), children });

const folders = blockFolders('registry');
const examplesOf = new Map(
  types.map((type) => {
    const conf = readFileSync(`registry/${folders[type]}/conf.schema.json`, 'utf8');
    return [type, (JSON.parse(conf) as { examples: object[] }).examples];
  }),
);

const isKnown = (type: string) => Object.hasOwn(serverBlocks, type);

/** A block as an editor writes it, with other blocks in its slots. */
function healthy(type: string, random: Random, depth = 0): Record<string, unknown> {
  const slots = serverBlocks[type]?.definition.slots ?? [];
  const filled = slots.filter(() => depth < 2 && random.chance(60));
  return {
    id: `n${random.number(1_000_000)}`,
    type,
    v: serverBlocks[type]?.definition.version ?? 1,
    props: structuredClone(random.pick(examplesOf.get(type) ?? [{}])),
    ...(filled.length > 0 && { slots: Object.fromEntries(filled.map((name) => [name, [healthy(random.pick(types), random, depth + 1)]])) }),
  };
}

const mark = (name: string) => ({ id: name, type: 'heading', v: 1, props: { text: `sound-${name}`, level: 2 } });
const box = (id: string, ...inner: unknown[]) => ({ id, type: 'section', v: 1, props: {}, slots: { default: inner } });
const marks = ['before', 'within', 'after', 'shared', 'apart'];

/** The victim with sound blocks before, after and around it, in its layout, its slot, and a shared component. */
const documentWith = (victim: unknown) => ({
  format: 1,
  layouts: [
    { id: 1, name: 'one', nodes: [mark('before'), victim, box('box', victim, mark('within')), mark('after')] },
    { id: 2, name: 'two', nodes: [{ id: 'place', type: 'component', v: 1, props: { slug: 'shared' } }, mark('apart')] },
  ],
});

/** Shared components: one that holds the victim, two that hold each other, all others missing. */
const componentWith = (victim: unknown) => async (slug: string) => {
  const again = (name: string) => ({ id: name, type: 'component', v: 1, props: { slug: name } });
  if (slug === 'shared') return { format: 1, layouts: [{ id: 1, name: '', nodes: [victim, again('other'), mark('shared')] }] };
  if (slug === 'other') return { format: 1, layouts: [{ id: 1, name: '', nodes: [again('shared'), again('other')] }] };
  throw new Error('no such component');
};

async function htmlOf(document: unknown, victim: unknown, random: Random): Promise<string> {
  const hasPerson = random.chance(30);
  const resolved = await resolve(document, {
    blocks: asHtml,
    context: { ...siteContext, call: callOf(random) },
    ...(hasPerson && { user: random.pick([null, { role: 'ADMIN', firstname: '<script>alert(1)</script>' }]) }),
    now: new Date('2026-11-20T12:00:00Z'),
    component: componentWith(victim),
    placeholders: random.chance(10),
    loadTimeoutMs: 5,
  });
  const { issues } = resolved;
  if (random.chance(20)) for (const { nodes } of resolved.layouts) bake(nodes, { blocks: serverBlocks, wrap, issues });
  const baked = resolved.layouts.flatMap(({ nodes }) => bake(hasPerson ? inPlace(nodes) : nodes, { blocks: asHtml, wrap, issues }));
  // A page is sent as JSON.
  return htmlIn(JSON.parse(JSON.stringify(baked)));
}

/** HTML at any depth: a block around something that is decided after load keeps its node. */
const htmlIn = (nodes: readonly ResolvedNode[]): string =>
  nodes.map((node) => ('html' in node ? node.html : 'slots' in node ? htmlIn(Object.values(node.slots ?? {}).flat()) : '')).join('');

describe('whatever a document has become', () => {
  test.each(types)(
    'the block %s throws nothing, costs no sound block beside it, and brings no script into the page',
    async (type) => {
      for (let number = 0; number < documentsOfEach; number++) {
        const seed = types.indexOf(type) * 1_000_000 + number;
        const random = randomFrom(seed);
        const victim = mutate(healthy(type, random), random);
        const document = documentWith(victim);
        const stored = JSON.stringify(normalise(document, isKnown).document);
        if (JSON.stringify(normalise(JSON.parse(stored), isKnown).document) !== stored) expect.fail(`seed ${seed}: repaired twice`);
        const html = await htmlOf(document, victim, random).catch((error: unknown) => expect.fail(`seed ${seed}: ${String(error)}`));
        const lost = marks.filter((name) => !html.includes(`sound-${name}<`));
        if (lost.length > 0) expect.fail(`seed ${seed}: lost ${lost.join(', ')}`);
        const scripts = scriptsIn(html);
        if (scripts.length > 0) expect.fail(`seed ${seed}: ${scripts.join(', ')}`);
      }
    },
    120_000,
  );

  test('no prototype has been reached', () => {
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
