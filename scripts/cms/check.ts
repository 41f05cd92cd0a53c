import { insteadOf, nearest } from '#backend/operations/archive/check/nearest.ts';
import { point } from '#renderer/core/issue.ts';
import { normalise } from '#renderer/core/normalise.ts';
import { isObject } from '#renderer/core/value.ts';
import type { KnownBlock, KnownBlocks } from './blocks.ts';
import { checkProps } from './check-props.ts';
import { checkTranslations } from './check-translations.ts';
import type { Finding } from './documents.ts';
import { nodesOf, type Placed } from './nodes.ts';

/** First steps of the data context's paths. */
const roots = new Set(
  'site parameters lang locale path query now user product params error article folder way album service event'.split(' '),
);

/**
 * Everything that the renderer would repair, drop or leave out of a document, and what the blocks' schemas refuse.
 * @param slugs shared components of the site; left out where they are not known
 */
export function checkDocument(document: unknown, blocks: KnownBlocks, slugs?: ReadonlySet<string>): Finding[] {
  const isKnown = (type: string) => type === 'component' || Object.hasOwn(blocks, type);
  const repaired = normalise(document, isKnown)
    .issues.filter(({ code }) => code !== 'unknown-type')
    .map((issue) => ({ ...issue, isError: true }));
  const nodes = nodesOf(document).flatMap((placed) => {
    const block = Object.hasOwn(blocks, placed.node.type) ? blocks[placed.node.type] : undefined;
    return [...(block ? checkNode(placed, block, slugs) : checkType(placed, blocks)), ...checkKeys(placed)];
  });
  return [...repaired, ...nodes, ...checkTranslations(document, blocks)];
}

function checkNode({ node, pointer }: Placed, block: KnownBlock, slugs: ReadonlySet<string> | undefined): Finding[] {
  const version = typeof node.v === 'number' ? node.v : 1;
  const bind = isObject(node.bind) ? node.bind : {};
  const props = isObject(node.props) ? checkProps(node.props, version, block, Object.keys(bind)) : [];
  const { definition, conf } = block;
  const findings: Finding[] = props.map((one) => ({ ...one, pointer: `${pointer}/props${one.pointer}` }));
  if (version > definition.version)
    findings.push(warning(`${pointer}/v`, 'version', `written for version ${version}, ${node.type} knows ${definition.version}`));
  for (const [name, path] of Object.entries(bind)) {
    const place = point(`${pointer}/bind`, name);
    if (!Object.hasOwn(conf.properties, name)) findings.push({ ...warning(place, 'bind', `${node.type} has no such prop`), isError: true });
    else if (typeof path === 'string' && !roots.has(path.split('.')[0] ?? ''))
      findings.push(warning(place, 'bind', `no path begins with "${path.split('.')[0]}"`));
  }
  for (const name of isObject(node.slots) ? Object.keys(node.slots) : [])
    if (!definition.slots.includes(name))
      findings.push(warning(point(`${pointer}/slots`, name), 'unknown-slot', `${node.type} has no such slot`));
  const slug = node.type === 'component' && isObject(node.props) ? node.props.slug : undefined;
  if (slugs && typeof slug === 'string' && !slugs.has(slug))
    findings.push({
      ...warning(`${pointer}/props/slug`, 'component', `there is no shared component "${slug}"${insteadOf(slug, slugs)}`),
      isError: true,
    });
  return findings;
}

/** A type that no block has is kept and not shown: a mistake, unless a later version of the program may know it. */
function checkType({ node, pointer }: Placed, blocks: KnownBlocks): Finding[] {
  if (node.type === 'component') return [];
  const known = Object.keys(blocks);
  const isError = nearest(node.type, known) !== undefined;
  return [
    {
      ...warning(`${pointer}/type`, 'unknown-type', `there is no block "${node.type}": it is not shown${insteadOf(node.type, known)}`),
      isError,
    },
  ];
}

const nodeKeys = ['id', 'type', 'v', 'props', 'slots', 'bind', 'visible', 'hiddenOn'];

/** Keys of a node that this version does not know: a slip of the pen, or of a later version. */
function checkKeys({ node, pointer }: Placed): Finding[] {
  return Object.keys(node)
    .filter((key) => !nodeKeys.includes(key))
    .map((key) => ({
      ...warning(point(pointer, key), 'node', `"${key}" is not known here${insteadOf(key, nodeKeys)}`),
      isError: nearest(key, nodeKeys) !== undefined,
    }));
}

const warning = (pointer: string, code: string, message: string): Finding => ({ pointer, code, message, isError: false });
