import type { CmsNode } from '#schemas/cms/document.ts';
import { addIssue, messageOf } from './issue.ts';
import { migrate } from './migrate.ts';
import { checkProps } from './props.ts';
import { type Place, type ResolveOptions, type Run, report } from './run.ts';
import { isObject, type JsonObject, readPath } from './value.ts';

/** A node's props as its component receives them: migrated, bound, checked, defaults applied. Undefined: the block is dropped. */
export function readyProps(node: CmsNode, entry: ResolveOptions['blocks'][string], place: Place, run: Run): JsonObject | undefined {
  const { definition, validate } = entry;
  if (node.v > definition.version)
    report(run, { ...place, pointer: `${place.pointer}/v` }, 'version', `written for version ${node.v}, read as ${definition.version}`);
  try {
    const props = { ...migrate(node.props, node.v, definition), ...boundProps(node, run) };
    const checked = checkProps(props, definition, validate, `${place.pointer}/props`);
    for (const issue of checked.issues) addIssue(run.issues, issue);
    return checked.props;
  } catch (error) {
    report(run, place, 'migration', `not shown: ${node.type}: ${messageOf(error)}`);
    return undefined;
  }
}

/** The props that the data context fills; a path that leads nowhere leaves the stored one. */
function boundProps({ bind = {} }: CmsNode, { scope }: Run): JsonObject {
  const found = Object.entries(bind).map(([name, path]) => [name, readPath(scope, path)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined && value !== null));
}

/** A copy of props whose links are changed. `pointers` are JSON pointers to them in which `*` stands for every entry of a list. */
export function mapLinks(props: JsonObject, pointers: readonly string[], change: (href: string) => string): JsonObject {
  return pointers.reduce<JsonObject>((done, pointer) => mapAt(done, pointer.split('/').slice(1), change) as JsonObject, props);
}

function mapAt(value: unknown, [step, ...rest]: readonly string[], change: (href: string) => string): unknown {
  if (step === undefined) return typeof value === 'string' ? change(value) : value;
  if (step === '*') return Array.isArray(value) ? value.map((item) => mapAt(item, rest, change)) : value;
  if (!isObject(value) || !Object.hasOwn(value, step)) return value;
  return { ...value, [step]: mapAt(value[step], rest, change) };
}
