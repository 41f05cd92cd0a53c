import { type CmsNode, cmsLimits } from '#schemas/cms/document.ts';
import type { BlockDefinition, LoadContext, Validate } from '../types.ts';
import { DeadlineError, within } from './deadline.ts';
import { type Issue, type IssueCode, point } from './issue.ts';
import { migrate } from './migrate.ts';
import { normalise } from './normalise.ts';
import { checkProps } from './props.ts';
import type { ResolvedLayout, ResolvedNode } from './resolved.ts';
import { decide, namesNow, namesUser } from './rule.ts';
import { type JsonObject, readPath } from './value.ts';

export type ResolveOptions = {
  /** Definition and validator of every block. */
  blocks: Readonly<Record<string, { definition: BlockDefinition<object, unknown>; validate: Validate }>>;
  /** What blocks load with; `call` should make equal calls once. */
  context: Omit<LoadContext, 'signal'>;
  /** The person, when the page is made for one; null for a guest. Left out on cached pages: what hangs on the person is deferred. */
  user?: object | null;
  now: Date;
  /** The document of a shared component. Rejects when there is none. */
  component: (slug: string) => Promise<unknown>;
  /** Leave a placeholder for what is missing. */
  placeholders?: boolean;
  /** Put before every node's id, so that several documents on one page share none. */
  idPrefix?: string;
  /** Time limit of each block's `load` in ms. */
  loadTimeoutMs?: number;
};

export type Resolved = {
  layouts: ResolvedLayout[];
  issues: Issue[];
  /** Whether a rule looks at the clock: a cached page must be made anew from time to time. */
  timed: boolean;
};

/** Where a node stands: pointer for issues, prefix for ids within shared components, slugs above it, depth. */
type Place = { pointer: string; prefix: string; slugs: readonly string[]; depth: number };
type Run = { options: ResolveOptions; scope: object; issues: Issue[]; total: { nodes: number; timed: boolean; isFull: boolean } };

/**
 * Makes a stored document ready to render: repaired, migrated, visibility decided, values bound, shared components placed,
 * each block's own data loaded (all in parallel). Never rejects because of a document or a block: what fails costs that block only.
 */
export async function resolve(document: unknown, options: ResolveOptions): Promise<Resolved> {
  const { data, site, parameters, lang, locale, path, query } = options.context;
  const scope = { ...data, site, parameters, lang, locale, path, query, now: options.now.toISOString() };
  const run: Run = { options, scope, issues: [], total: { nodes: 0, timed: false, isFull: false } };
  const layouts = await layoutsOf(document, { pointer: '', prefix: options.idPrefix ?? '', slugs: [], depth: 1 }, run);
  return { layouts, issues: run.issues, timed: run.total.timed };
}

async function layoutsOf(input: unknown, place: Place, run: Run): Promise<ResolvedLayout[]> {
  const { document, issues } = normalise(input, (type) => isKnown(type, run));
  run.issues.push(...issues.map((issue) => ({ ...issue, pointer: place.pointer + issue.pointer })));
  return Promise.all(
    document.layouts.map(async ({ id, name, nodes }, index) => ({
      id,
      name,
      nodes: await nodesOf(nodes, { ...place, pointer: `${place.pointer}/layouts/${index}/nodes` }, run),
    })),
  );
}

async function nodesOf(nodes: readonly CmsNode[], place: Place, run: Run): Promise<ResolvedNode[]> {
  const resolved = nodes.map((node, index) => nodeOf(node, { ...place, pointer: point(place.pointer, index) }, run));
  return (await Promise.all(resolved)).flat();
}

const isKnown = (type: string, { options }: Run): boolean => type === 'component' || Object.hasOwn(options.blocks, type);

async function nodeOf(node: CmsNode, place: Place, run: Run): Promise<ResolvedNode[]> {
  // The normaliser has listed it, and looked at nothing else of it.
  if (!isKnown(node.type, run)) return run.options.placeholders ? [{ id: place.prefix + place.pointer, missing: node.type }] : [];
  const id = place.prefix + node.id;
  run.total.nodes += 1;
  if (isFull(run, place)) return [];
  if (node.visible && namesNow(node.visible)) run.total.timed = true;
  const visible = node.visible ? decide(node.visible, run.scope) : true;
  if (visible === false) return [];
  if (visible === true && !Object.values(node.bind ?? {}).some(namesUser)) return placed(node, id, place, run);
  return [await personal(node, id, place, run)];
}

/** A node that hangs on the person: left for later, or decided when the page is made for one. */
async function personal(node: CmsNode, id: string, place: Place, run: Run): Promise<ResolvedNode> {
  const { user } = run.options;
  if (user === undefined) return { id, deferred: true };
  const scope = { ...run.scope, user };
  const isVisible = !node.visible || decide(node.visible, scope) === true;
  return { id, deferred: true, nodes: isVisible ? await placed(node, id, place, { ...run, scope }) : [] };
}

const placed = (node: CmsNode, id: string, place: Place, run: Run): Promise<ResolvedNode[]> =>
  node.type === 'component' ? shared(node, id, place, run) : block(node, id, place, run);

/** Whether shared components have made the page too large. Listed once: what multiplies, multiplies its issues as well. */
function isFull(run: Run, place: Place): boolean {
  if (run.total.nodes <= cmsLimits.nodes) return false;
  if (!run.total.isFull) report(run, place, 'too-many-nodes', `not shown from here: more than ${cmsLimits.nodes} nodes`);
  run.total.isFull = true;
  return true;
}

/** A shared component's nodes take the place of the node that names it. */
async function shared(node: CmsNode, id: string, place: Place, run: Run): Promise<ResolvedNode[]> {
  const slug = String(node.props.slug ?? '');
  if (place.slugs.includes(slug)) return refuse(run, place, 'component-cycle', `not shown: "${slug}" contains itself`, id);
  if (place.depth >= cmsLimits.depth) return refuse(run, place, 'too-deep', `not shown: deeper than ${cmsLimits.depth}`, id);
  try {
    const document = await run.options.component(slug);
    if (isFull(run, place)) return [];
    const inner = { pointer: `${slug}#`, prefix: `${id}/`, slugs: [...place.slugs, slug], depth: place.depth + 1 };
    return (await layoutsOf(document, inner, run)).flatMap((layout) => layout.nodes);
  } catch (error) {
    return refuse(run, place, 'component', `not shown: shared component "${slug}": ${messageOf(error)}`, id);
  }
}

async function block(node: CmsNode, id: string, place: Place, run: Run): Promise<ResolvedNode[]> {
  const entry = run.options.blocks[node.type];
  if (!entry) return [];
  if (entry.definition.timed) run.total.timed = true;
  const props = readyProps(node, entry, place, run);
  if (!props) return run.options.placeholders ? [{ id, missing: node.type }] : [];
  const [loaded, slots] = await Promise.all([load(entry.definition, props, place, run), slotsOf(node, entry.definition, place, run)]);
  if (!loaded) return run.options.placeholders ? [{ id, missing: node.type }] : [];
  const { data } = loaded;
  return [{ id, type: node.type, props, ...(data !== undefined && { data }), ...(slots && { slots }) }];
}

function readyProps(node: CmsNode, entry: ResolveOptions['blocks'][string], place: Place, run: Run): JsonObject | undefined {
  try {
    const migrated = migrate(node.props, node.v, entry.definition);
    const bound = Object.entries(node.bind ?? {}).flatMap(([name, path]) => {
      const value = readPath(run.scope, path);
      return value === undefined || value === null ? [] : [[name, value]];
    });
    const { props, issues } = checkProps(
      { ...migrated, ...Object.fromEntries(bound) },
      entry.definition,
      entry.validate,
      `${place.pointer}/props`,
    );
    run.issues.push(...issues);
    return props;
  } catch (error) {
    run.issues.push({ code: 'migration', pointer: place.pointer, message: `not shown: ${node.type}: ${messageOf(error)}` });
    return undefined;
  }
}

/** The block's data, its fallback when loading failed, or undefined when it has none. */
async function load(
  definition: BlockDefinition<object, unknown>,
  props: object,
  place: Place,
  run: Run,
): Promise<{ data: unknown } | undefined> {
  const { context, loadTimeoutMs = 3000 } = run.options;
  if (!definition.load) return { data: undefined };
  try {
    return { data: await within(loadTimeoutMs, async (signal) => definition.load?.(props, { ...context, signal })) };
  } catch (error) {
    const hasFallback = Object.hasOwn(definition, 'fallback');
    const code = error instanceof DeadlineError ? 'load-timeout' : 'load';
    report(run, place, code, `${definition.type}: ${hasFallback ? 'fallback shown' : 'not shown'}: ${messageOf(error)}`);
    return hasFallback ? { data: definition.fallback } : undefined;
  }
}

async function slotsOf(node: CmsNode, definition: BlockDefinition<object, unknown>, place: Place, run: Run) {
  if (!node.slots) return undefined;
  const known = Object.entries(node.slots).filter(([name, nodes]) => {
    if (definition.slots.includes(name)) return true;
    if (nodes.length > 0) report(run, place, 'unknown-slot', `not shown: ${node.type} has no slot "${name}"`);
    return false;
  });
  const filled = known.map(async ([name, nodes]) => {
    const inner = { ...place, pointer: `${place.pointer}/slots/${point('', name).slice(1)}`, depth: place.depth + 1 };
    return [name, await nodesOf(nodes, inner, run)] as const;
  });
  return Object.fromEntries(await Promise.all(filled));
}

function refuse(run: Run, place: Place, code: IssueCode, message: string, id: string): ResolvedNode[] {
  report(run, place, code, message);
  return run.options.placeholders ? [{ id, missing: message }] : [];
}

function report(run: Run, { pointer }: Place, code: IssueCode, message: string): void {
  run.issues.push({ code, pointer, message });
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
