import { type CmsDocument, type CmsNode, cmsLimits } from '#schemas/cms/document.ts';
import { within } from './deadline.ts';
import { addIssue, type Issue, messageOf, point } from './issue.ts';
import { loadData } from './load-data.ts';
import { partOfPage } from './node-id.ts';
import { normalise } from './normalise.ts';
import { mapLinks, readyProps } from './ready-props.ts';
import { isBlock, type ResolvedLayout, type ResolvedNode } from './resolved.ts';
import { decide, namesNow, namesUser } from './rule.ts';
import { type Place, placeholder, type ResolveOptions, type Run, refuse, report } from './run.ts';
import { isObject } from './value.ts';

export type { ResolveOptions } from './run.ts';

export type Resolved = {
  layouts: ResolvedLayout[];
  issues: Issue[];
  /** Something depends on the clock, so a cached page must be rendered again from time to time. */
  timed: boolean;
};

/**
 * Makes a stored document ready to render: repaired, migrated, visibility decided, values bound, shared components placed,
 * each block's own data loaded (all in parallel). Never rejects because of a document or a block: what fails costs that block only.
 */
export async function resolve(document: unknown, options: ResolveOptions): Promise<Resolved> {
  const { data, site, parameters, lang, locale, path, query } = options.context;
  const scope = { ...data, site, parameters, lang, locale, path, query, now: options.now.toISOString() };
  const run: Run = {
    options,
    scope: options.watch?.(scope) ?? scope,
    issues: [],
    components: new Map(),
    total: { nodes: 0, timed: false, isFull: false },
  };
  const place: Place = { pointer: '', prefix: options.idPrefix ?? '', slugs: [], depth: 1 };
  const layouts = await layoutsOf(read(document, place, run), place, run);
  return { layouts, issues: run.issues, timed: run.total.timed };
}

function read(input: unknown, { pointer }: Pick<Place, 'pointer'>, run: Run): CmsDocument {
  const { document, issues } = normalisedOnce(input, run);
  for (const issue of issues) addIssue(run.issues, { ...issue, pointer: pointer + issue.pointer });
  return document;
}

/** Documents that were normalised, by the blocks that were known: many pages are made of the same one. Nobody changes them. */
const normalised = new WeakMap<object, WeakMap<ResolveOptions['blocks'], ReturnType<typeof normalise>>>();

function normalisedOnce(input: unknown, run: Run): ReturnType<typeof normalise> {
  const { blocks } = run.options;
  const known = isObject(input) ? normalised.get(input)?.get(blocks) : undefined;
  if (known) return known;
  const result = normalise(input, (type) => isKnown(type, run));
  if (isObject(input)) normalised.set(input, (normalised.get(input) ?? new WeakMap()).set(blocks, result));
  return result;
}

const layoutsOf = (document: CmsDocument, place: Place, run: Run): Promise<ResolvedLayout[]> =>
  Promise.all(
    document.layouts.map(async ({ id, name, nodes }, index) => ({
      id,
      name,
      nodes: await nodesOf(nodes, { ...place, pointer: `${place.pointer}/layouts/${index}/nodes` }, run),
    })),
  );

async function nodesOf(nodes: readonly CmsNode[], place: Place, run: Run): Promise<ResolvedNode[]> {
  const resolved = nodes.map((node, index) => nodeOf(node, { ...place, pointer: point(place.pointer, index) }, run));
  return (await Promise.all(resolved)).flat();
}

const isKnown = (type: string, { options }: Run): boolean => type === 'component' || Object.hasOwn(options.blocks, type);

async function nodeOf(node: CmsNode, place: Place, run: Run): Promise<ResolvedNode[]> {
  // The normaliser has listed it, and looked at nothing else of it.
  if (!isKnown(node.type, run))
    return placeholder(run, place.prefix + place.pointer, node.type, typeof node.id === 'string' ? partOfPage(node.id) : undefined);
  const id = place.prefix + partOfPage(node.id);
  run.total.nodes += 1;
  if (isFull(run, place)) return [];
  const paths = Object.values(node.bind ?? {});
  if ((node.visible && namesNow(node.visible)) || paths.includes('now')) run.total.timed = true;
  const visible = node.visible ? decide(node.visible, run.scope) : true;
  if (visible === false) return [];
  const hangsOnPerson = visible === undefined || (paths.some(namesUser) && !Object.hasOwn(run.scope, 'user'));
  return hangsOnPerson ? [await personal(node, id, place, run)] : placed(node, id, place, run);
}

/** A node that hangs on the person: left for later, or decided, with all that is inside it, when the page is made for one. */
async function personal(node: CmsNode, id: string, place: Place, run: Run): Promise<ResolvedNode> {
  const { user } = run.options;
  if (user === undefined) return { id, deferred: true };
  const scope = { ...run.scope, user };
  const isVisible = !node.visible || decide(node.visible, scope) === true;
  return { id, deferred: true, nodes: isVisible ? await placed(node, id, place, { ...run, scope }) : [] };
}

async function placed(node: CmsNode, id: string, place: Place, run: Run): Promise<ResolvedNode[]> {
  const nodes = await (node.type === 'component' ? shared(node, id, place, run) : block(node, id, place, run));
  const { hiddenOn } = node;
  if (!hiddenOn || hiddenOn.length === 0) return nodes;
  return nodes.map((one) => (isBlock(one) ? { ...one, hiddenOn: [...new Set([...(one.hiddenOn ?? []), ...hiddenOn])] } : one));
}

/**
 * Returns whether shared components have made the page too large. Reported once, since repeated components would repeat the issue as well.
 */
function isFull(run: Run, place: Place): boolean {
  if (run.total.nodes <= cmsLimits.nodes) return false;
  if (!run.total.isFull) report(run, place, 'too-many-nodes', `not shown from here: more than ${cmsLimits.nodes} nodes`);
  run.total.isFull = true;
  return true;
}

/** A shared component's nodes take the place of the node that names it. */
async function shared(node: CmsNode, id: string, place: Place, run: Run): Promise<ResolvedNode[]> {
  const entry = run.options.blocks.component;
  const slug = (entry ? readyProps(node, entry, place, run) : node.props)?.slug;
  if (typeof slug !== 'string') return refuse(run, place, 'component', 'not shown: names no shared component', id);
  if (place.slugs.includes(slug)) return refuse(run, place, 'component-cycle', `not shown: "${slug}" contains itself`, id);
  if (place.depth >= cmsLimits.depth) return refuse(run, place, 'too-deep', `not shown: deeper than ${cmsLimits.depth}`, id);
  try {
    const document = await component(slug, run);
    if (isFull(run, place)) return [];
    const inner = { pointer: `${slug}#`, prefix: `${id}/`, slugs: [...place.slugs, slug], depth: place.depth + 1 };
    return (await layoutsOf(document, inner, run)).flatMap((layout) => layout.nodes);
  } catch (error) {
    return refuse(run, place, 'component', `not shown: shared component "${slug}": ${messageOf(error)}`, id);
  }
}

function component(slug: string, run: Run): Promise<CmsDocument> {
  const { component: fetch, componentTimeoutMs = 10_000 } = run.options;
  const known = run.components.get(slug);
  if (known) return known;
  const reading = within(componentTimeoutMs, async () => read(await fetch(slug), { pointer: `${slug}#` }, run));
  run.components.set(slug, reading);
  return reading;
}

async function block(node: CmsNode, id: string, place: Place, run: Run): Promise<ResolvedNode[]> {
  const entry = run.options.blocks[node.type];
  if (!entry) return [];
  if (entry.definition.timed) run.total.timed = true;
  const ready = readyProps(node, entry, place, run);
  if (!ready) return placeholder(run, id, node.type);
  const { link } = run.options;
  const props = link && entry.links ? mapLinks(ready, entry.links, link) : ready;
  const [loaded, slots] = await Promise.all([
    loadData(entry.definition, props, place, run),
    slotsOf(node, entry.definition.slots, place, run),
  ]);
  if (!loaded) return placeholder(run, id, node.type);
  const { data } = loaded;
  return [{ id, type: node.type, props, ...(data !== undefined && { data }), ...(slots && { slots }) }];
}

async function slotsOf(node: CmsNode, names: readonly string[], place: Place, run: Run) {
  if (!node.slots) return undefined;
  const known = Object.entries(node.slots).filter(([name, nodes]) => {
    if (names.includes(name)) return true;
    if (nodes.length > 0) report(run, place, 'unknown-slot', `not shown: ${node.type} has no slot "${name}"`);
    return false;
  });
  const filled = known.map(async ([name, nodes]) => {
    const inner = { ...place, pointer: `${place.pointer}/slots${point('', name)}`, depth: place.depth + 1 };
    return [name, await nodesOf(nodes, inner, run)] as const;
  });
  return Object.fromEntries(await Promise.all(filled));
}
