import { expect, test, vi } from 'vitest';
import { resolve } from '../../../renderer/core/resolve.ts';
import { blocks, options, page, title } from './fixtures.tsx';

const nodesOf = async (document: unknown, given = {}) => (await resolve(document, options(given))).layouts[0]?.nodes;
const codesOf = async (document: unknown, given = {}) => (await resolve(document, options(given))).issues.map(({ code }) => code);

test('defaults are applied and props of an older version are migrated', async () => {
  const old = { id: 'a', type: 'title', v: 1, props: { heading: 'Bonjour' } };
  expect(await nodesOf(page(old))).toEqual([{ id: 'a', type: 'title', props: { text: 'Bonjour', level: 2 } }]);
});

test('a wrong prop falls back to its default; the issue names it by JSON pointer', async () => {
  const { layouts, issues } = await resolve(page({ ...title('a', 'x'), props: { text: 'x', level: 9, odd: 1 } }), options());
  expect(layouts[0]?.nodes).toMatchObject([{ props: { text: 'x', level: 2 } }]);
  expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'prop /layouts/0/nodes/0/props/level',
    'prop /layouts/0/nodes/0/props/odd',
  ]);
});

test('a block is dropped only when a required prop has neither value nor default', async () => {
  const document = page(title('a', undefined), title('b', 12), title('c', 'Reste'));
  expect(await nodesOf(document)).toMatchObject([{ id: 'c' }]);
  expect(await codesOf(document)).toEqual(['required-prop', 'prop', 'required-prop']);
});

test('a prop is bound to the data context; a path that leads nowhere leaves the stored value', async () => {
  const document = page(
    { ...title('a', 'stored'), bind: { text: 'product.name' } },
    { ...title('b', 'stored'), bind: { text: 'product.missing' } },
  );
  expect(await nodesOf(document, { data: { product: { name: 'Robe' } } })).toMatchObject([
    { props: { text: 'Robe' } },
    { props: { text: 'stored' } },
  ]);
});

test('a node that hangs on the person leaves the page for everybody', async () => {
  const document = page(
    { ...title('a', 'Pour l’équipe'), visible: { eq: ['user.role', 'ADMIN'] } },
    { ...title('b', 'x'), bind: { text: 'user.firstname' } },
    title('c', 'Pour tous'),
  );
  const nodes = await nodesOf(document);
  expect(nodes).toMatchObject([{ id: 'a', deferred: true }, { id: 'b', deferred: true }, { id: 'c' }]);
  expect(JSON.stringify(nodes)).not.toContain('équipe');
});

test('made for one person, that node says what the person sees', async () => {
  const document = page({ ...title('a', 'Pour l’équipe'), visible: { eq: ['user.role', 'ADMIN'] } });
  expect(await nodesOf(document, { user: { role: 'ADMIN' } })).toMatchObject([
    { id: 'a', deferred: true, nodes: [{ props: { text: 'Pour l’équipe' } }] },
  ]);
  expect(await nodesOf(document, { user: null })).toEqual([{ id: 'a', deferred: true, nodes: [] }]);
});

test('a shared component takes the place of the node that names it', async () => {
  const component = async () => page(title('x', 'Partagé'));
  const document = page({ id: 'here', type: 'component', v: 1, props: { slug: 'promo' } });
  expect(await nodesOf(document, { component })).toMatchObject([{ id: 'here/x', props: { text: 'Partagé' } }]);
});

test('a shared component that contains itself is cut', async () => {
  const again = (id: string) => ({ id, type: 'component', v: 1, props: { slug: id } });
  const component = async (slug: string) => page(title('t', slug), again(slug === 'a' ? 'b' : 'a'));
  expect(await nodesOf(page(again('a')), { component })).toMatchObject([{ id: 'a/t' }, { id: 'a/b/t' }]);
  expect(await codesOf(page(again('a')), { component })).toEqual(['component-cycle']);
});

test('shared components that multiply stop at the limit of nodes', async () => {
  const place = (slug: string, index: number) => ({ id: `${slug}${index}`, type: 'component', v: 1, props: { slug } });
  const component = async (slug: string) =>
    page(
      ...Array.from({ length: 40 }, (_, index) =>
        slug === 'c3' ? title(`t${index}`, 'x') : place(`c${Number(slug.slice(1)) + 1}`, index),
      ),
    );
  const { issues } = await resolve(page(place('c0', 0)), options({ component }));
  expect(issues.some(({ code }) => code === 'too-many-nodes')).toBe(true);
});

test('a missing shared component costs nothing else', async () => {
  const document = page({ id: 'x', type: 'component', v: 1, props: { slug: 'gone' } }, title('a', 'Reste'));
  expect(await nodesOf(document)).toMatchObject([{ id: 'a' }]);
  expect(await codesOf(document)).toEqual(['component']);
});

test('blocks load their data in parallel; a failure costs that block only', async () => {
  const started: number[] = [];
  const call = async (_: string, { params: { id } }: { params: { id: number } }) => {
    started.push(id);
    await vi.waitUntil(() => started.length === 3);
    if (id === 2) throw new Error('no such product');
    return { name: `p${id}` };
  };
  const document = page(...[1, 2, 3].map((id) => ({ id: `d${id}`, type: 'data', v: 1, props: { id } })));
  const { layouts, issues } = await resolve(document, options({ call }));
  expect(layouts[0]?.nodes).toMatchObject([
    { id: 'd1', data: { name: 'p1' } },
    { id: 'd3', data: { name: 'p3' } },
  ]);
  expect(issues).toMatchObject([{ code: 'load', pointer: '/layouts/0/nodes/1' }]);
});

test('a load that takes too long is cut off; one with a fallback shows it', async () => {
  const document = page({ id: 's', type: 'slow', v: 1, props: {} }, { id: 'f', type: 'safe', v: 1, props: {} });
  const { layouts, issues } = await resolve(document, options({ loadTimeoutMs: 20 }));
  expect(layouts[0]?.nodes).toEqual([{ id: 'f', type: 'safe', props: {}, data: 'instead' }]);
  expect(issues.map(({ code }) => code).sort()).toEqual(['load', 'load-timeout']);
});

test('the time limit of a load is 3 seconds, and its signal is aborted then', async () => {
  vi.useFakeTimers();
  let signal: AbortSignal | undefined;
  const watched = {
    definition: {
      ...blocks.slow?.definition,
      load: (_: object, context: { signal: AbortSignal }) => {
        signal = context.signal;
        return new Promise(() => undefined);
      },
    },
    validate: () => true,
  };
  const resolving = resolve(page({ id: 's', type: 'slow', v: 1, props: {} }), options({ blocks: { slow: watched as never } }));
  await vi.advanceTimersByTimeAsync(2999);
  expect(signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
  expect((await resolving).layouts[0]?.nodes).toEqual([]);
  vi.useRealTimers();
});

test('a shopper sees nothing in the place of an unknown block, a developer what is missing', async () => {
  const document = page({ id: 'u', type: 'carousel', v: 1, props: {} });
  expect(await nodesOf(document)).toEqual([]);
  expect(await nodesOf(document, { placeholders: true })).toEqual([{ id: '/layouts/0/nodes/0', missing: 'carousel', of: 'u' }]);
});

test('a rule about the time, or a block that shows something of the day, makes the page one that must be made anew', async () => {
  expect((await resolve(page(title('a', 'x')), options())).timed).toBe(false);
  expect((await resolve(page({ ...title('a', 'x'), visible: { gte: ['now', '2026-12-01'] } }), options())).timed).toBe(true);
  expect((await resolve(page({ id: 'n', type: 'news', v: 1, props: {} }), options())).timed).toBe(true);
});

test('a later version of a block is read as far as it fits, and listed', async () => {
  const document = page({ id: 'a', type: 'title', v: 7, props: { text: 'Bonjour', level: 9, glow: true } });
  const { layouts, issues } = await resolve(document, options());
  expect(layouts[0]?.nodes).toMatchObject([{ props: { text: 'Bonjour', level: 2 } }]);
  expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'version /layouts/0/nodes/0/v',
    'prop /layouts/0/nodes/0/props/level',
    'prop /layouts/0/nodes/0/props/glow',
  ]);
});

test('a migration that changes what it is given does not change what is stored', async () => {
  const spoiling = (props: Record<string, unknown>) => {
    const text = props.heading;
    delete props.heading;
    return { ...props, text };
  };
  const entry = { ...blocks.title, definition: { ...blocks.title?.definition, migrations: { 1: spoiling } } } as never;
  const old = { id: 'a', type: 'title', v: 1, props: { heading: 'Bonjour' } };
  const place = (id: string) => ({ id, type: 'component', v: 1, props: { slug: 'shared' } });
  const given = { blocks: { title: entry }, component: async () => page(old) };
  expect(await nodesOf(page(place('x'), place('y')), given)).toMatchObject([
    { props: { text: 'Bonjour' } },
    { props: { text: 'Bonjour' } },
  ]);
  expect(old.props).toEqual({ heading: 'Bonjour' });
});

const forTeam = { visible: { eq: ['user.role', 'ADMIN'] } };
const forAnybody = { bind: { text: 'user.firstname' } };

test('what hangs on the person leaves the cached page wherever it stands: in slots, in shared components, in bindings', async () => {
  const component = async () => page({ ...title('secret', 'caché'), ...forTeam }, { ...title('hello', 'caché'), ...forAnybody });
  const inner = [{ ...title('s', 'caché'), ...forTeam }, title('open', 'ouvert')];
  const document = page(
    { id: 'box', type: 'box', v: 1, props: {}, slots: { default: inner } },
    { id: 'shared', type: 'component', v: 1, props: { slug: 'shared' } },
    { id: 'hidden', type: 'component', v: 1, props: { slug: 'shared' }, ...forTeam },
    { ...title('twice', 'caché'), visible: { not: { and: [{ empty: 'lang' }, { in: ['user.tags', ['x']] }] } } },
    { ...title('either', 'caché'), visible: { or: [{ empty: 'user' }, { eq: ['lang', 'en'] }] } },
  );
  const nodes = await nodesOf(document, { component });
  expect(nodes).toMatchObject([
    { id: 'box', slots: { default: [{ id: 's', deferred: true }, { id: 'open' }] } },
    { id: 'shared/secret', deferred: true },
    { id: 'shared/hello', deferred: true },
    { id: 'hidden', deferred: true },
    { id: 'twice', props: { text: 'caché' } },
    { id: 'either', deferred: true },
  ]);
  expect(JSON.stringify(nodes?.filter(({ id }) => id !== 'twice'))).not.toContain('caché');
});

test('inside a node made for the person, rules and bindings about the person are decided at once', async () => {
  const inner = [
    { ...title('a', 'équipe'), ...forTeam },
    { ...title('b', 'x'), ...forAnybody },
  ];
  const document = page({ id: 'box', type: 'box', v: 1, props: {}, slots: { default: inner }, visible: { not: { empty: 'user' } } });
  expect(await nodesOf(document, { user: { role: 'ADMIN', firstname: 'Marie' } })).toMatchObject([
    {
      id: 'box',
      deferred: true,
      nodes: [
        {
          id: 'box',
          slots: {
            default: [
              { id: 'a', type: 'title' },
              { id: 'b', type: 'title', props: { text: 'Marie' } },
            ],
          },
        },
      ],
    },
  ]);
});

test('a binding to the time makes the page one that must be made anew', async () => {
  expect((await resolve(page({ ...title('a', 'x'), bind: { text: 'now' } }), options())).timed).toBe(true);
});

test('a shared component is asked for once however often it is placed, and its issues are listed once', async () => {
  const component = vi.fn(async () => page(title('t', 'x'), null));
  const place = (id: string) => ({ id, type: 'component', v: 1, props: { slug: 'promo' } });
  const { layouts, issues } = await resolve(page(place('a'), place('b')), options({ component }));
  expect(layouts[0]?.nodes.map(({ id }) => id)).toEqual(['a/t', 'b/t']);
  expect(component).toHaveBeenCalledTimes(1);
  expect(issues).toMatchObject([{ code: 'node', pointer: 'promo#/layouts/0/nodes/1' }]);
});

test('a shared component that never comes costs its place only', async () => {
  const component = () => new Promise<never>(() => undefined);
  const document = page({ id: 'x', type: 'component', v: 1, props: { slug: 'slow' } }, title('a', 'Reste'));
  const { layouts, issues } = await resolve(document, options({ component, componentTimeoutMs: 10 }));
  expect(layouts[0]?.nodes).toMatchObject([{ id: 'a' }]);
  expect(issues).toMatchObject([{ code: 'component' }]);
});

test.each([[{}], [{ slug: { toString: 1 } }], [{ slug: ['a'] }]])(
  'a shared component with the props %j costs nothing else',
  async (props) => {
    const document = page({ id: 'x', type: 'component', v: 1, props }, title('a', 'Reste'));
    expect(await nodesOf(document)).toMatchObject([{ id: 'a' }]);
    expect(await codesOf(document)).toEqual(['component']);
  },
);

test('no two nodes of a page have one id, whatever ids documents give theirs', async () => {
  const component = async () => page(title('x', 'in the component'));
  const document = page(
    { id: 'a', type: 'component', v: 1, props: { slug: 'c' } },
    title('a/x', 'in the page'),
    title('header:a', 'as in the header'),
  );
  const ids = (await nodesOf(document, { component }))?.map(({ id }) => id);
  expect(ids).toEqual(['a/x', 'a~1x', 'header~2a']);
});

test('data that JSON cannot hold costs its block, not the page', async () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  const document = page({ id: 'd', type: 'data', v: 1, props: { id: 1 } }, title('a', 'Reste'));
  expect(await nodesOf(document, { call: async () => cyclic })).toMatchObject([{ id: 'a' }]);
  expect(await codesOf(document, { call: async () => 12n })).toEqual(['load']);
});

test('whatever a load throws is listed in words', async () => {
  for (const thrown of [Object.create(null), Symbol('s'), undefined, () => 1]) {
    const document = page({ id: 'd', type: 'data', v: 1, props: { id: 1 } });
    expect(await codesOf(document, { call: () => Promise.reject(thrown) })).toEqual(['load']);
  }
});
