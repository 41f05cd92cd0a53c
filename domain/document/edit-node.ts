import { type Screen, screenNames } from '#schemas/cms/breakpoints.ts';
import type { CmsDocument, Rule } from '#schemas/cms/document.ts';
import type { Breakpoint, DocumentCommand } from './commands.ts';
import type { Located } from './nodes.ts';
import { applyPatches, isRecord, isSame, keyPatch, type Patch, type Steps, valueAt } from './patch.ts';
import { fittingTexts, mapTexts, movePointers, patchTexts, pointerOf, textsOfNode } from './texts.ts';

/** Breakpoints, the smallest screen first, as a responsive value writes them. */
export const breakpointNames: readonly Breakpoint[] = ['base', 'sm', 'md', 'lg', 'xl'];

type Of<Kind extends DocumentCommand['do']> = Omit<Extract<DocumentCommand, { do: Kind }>, 'id'>;

const single = (patch: Patch | null): Patch[] => (patch ? [patch] : []);

/** Sets or takes away what stands at steps of the props. Objects on the way that are missing are made. Null: a list is on the way and too short. */
export function editProp(document: CmsDocument, { node, steps: own }: Located, steps: Steps, value: unknown): Patch[] | null {
  const way = steps.slice(0, -1);
  const key = steps.at(-1);
  if (key === undefined || steps.some(isForbidden)) return null;
  const root: Steps = [...own, 'props'];
  const missing = way.findIndex((_, index) => valueAt(node.props, way.slice(0, index + 1)) === undefined);
  let patches: Patch[];
  if (missing >= 0) {
    if (value === undefined) return [];
    const made = steps.slice(missing + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
    const holder = valueAt(node.props, way.slice(0, missing));
    if (!isRecord(holder)) return null;
    patches = single(keyPatch(holder, [...root, ...way.slice(0, missing)], String(way[missing]), { value: made }));
  } else {
    const holder = valueAt(node.props, way);
    if (Array.isArray(holder)) {
      if (typeof key !== 'number' || key >= holder.length || value === undefined) return null;
      const patch = { steps: [...root, ...way], index: key, removed: [holder[key]], inserted: [value] };
      patches = isSame(holder[key], value) ? [] : [patch];
    } else if (isRecord(holder)) {
      patches = single(keyPatch(holder, [...root, ...way], String(key), value === undefined ? null : { value }));
    } else return null;
  }
  return withoutStrayTexts(document, node.id, own, patches);
}

/** Keys that the reader of documents leaves out. */
const isForbidden = (key: string | number): boolean => key === '__proto__' || key === 'constructor' || key === 'prototype';

/** Patches of a node's props, and after them the texts of other languages that no longer stand in a text's place taken away. */
function withoutStrayTexts(document: CmsDocument, id: string, steps: Steps, patches: Patch[]): Patch[] {
  const texts = textsOfNode(document, id);
  if (patches.length === 0 || Object.keys(texts).length === 0) return patches;
  const after = applyPatches(document, patches);
  const props = valueAt(after, [...steps, 'props']);
  return [...patches, ...patchTexts(after, id, fittingTexts(texts, isRecord(props) ? props : {}))];
}

/** Puts an entry into a list of the props, moves one or takes one away. Texts of other languages go with their entries. */
export function editItem(
  document: CmsDocument,
  located: Located,
  command: Of<'item.insert'> | Of<'item.move'> | Of<'item.delete'>,
): Patch[] | null {
  const { node, steps: own } = located;
  const list = valueAt(node.props, command.steps) ?? (command.do === 'item.insert' ? null : undefined);
  const steps: Steps = [...own, 'props', ...command.steps];
  if (list === null && command.do === 'item.insert') return editProp(document, located, command.steps, [command.value]);
  if (!Array.isArray(list)) return null;
  const change = itemChange(list, command);
  if (!change) return null;
  const { from, to, value } = change;
  if (from === to) return [];
  const patches: Patch[] = [
    ...(from === null ? [] : [{ steps, index: from, removed: [value], inserted: [] }]),
    ...(to === null ? [] : [{ steps, index: to, removed: [], inserted: [value] }]),
  ];
  const texts = mapTexts(textsOfNode(document, node.id), movePointers(pointerOf(command.steps), from, to));
  return [...patches, ...patchTexts(applyPatches(document, patches), node.id, texts)];
}

/** Which entry leaves where and comes where; `to` counts without the one that left. Null: there is no such entry. */
function itemChange(
  list: readonly unknown[],
  command: Of<'item.insert'> | Of<'item.move'> | Of<'item.delete'>,
): { from: number | null; to: number | null; value: unknown } | null {
  const within = (index: number, most: number) => Math.max(0, Math.min(index, most));
  if (command.do === 'item.insert') return { from: null, to: within(command.index, list.length), value: command.value };
  const from = command.do === 'item.move' ? command.from : command.index;
  if (!(from in list)) return null;
  return { from, to: command.do === 'item.move' ? within(command.to, list.length - 1) : null, value: list[from] };
}

/** Whether a prop's value is written by breakpoints. */
export const isResponsive = (value: unknown): value is Partial<Record<Breakpoint, unknown>> =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => breakpointNames.some((name) => name === key));

/** The value of one breakpoint. Where only that of the smallest screen is left, it is written plain. */
export function editResponsive(document: CmsDocument, located: Located, { prop, breakpoint, value }: Of<'responsive.set'>): Patch[] | null {
  const before = located.node.props[prop];
  const parts = isResponsive(before) ? before : before === undefined ? {} : { base: before };
  const wanted: Partial<Record<Breakpoint, unknown>> = { ...parts, [breakpoint]: value };
  const given = breakpointNames.filter((name) => wanted[name] !== undefined);
  const isPlain = given.length === 1 && given[0] === 'base';
  const after = isPlain ? wanted.base : Object.fromEntries(given.map((name) => [name, wanted[name]]));
  return editProp(document, located, [prop], given.length === 0 ? undefined : after);
}

/** Joins a prop to a field of the data context, or frees it. */
export function editBinding({ node, steps }: Located, prop: string, path: string | null): Patch[] | null {
  const { bind } = node;
  if (isForbidden(prop)) return null;
  if (path !== null)
    return single(
      bind ? keyPatch(bind, [...steps, 'bind'], prop, { value: path }) : keyPatch(node, steps, 'bind', { value: { [prop]: path } }),
    );
  if (!bind || !Object.hasOwn(bind, prop)) return [];
  return single(Object.keys(bind).length > 1 ? keyPatch(bind, [...steps, 'bind'], prop, null) : keyPatch(node, steps, 'bind', null));
}

/** Sets the rule of when a node is shown; null: always. */
export const editVisibility = ({ node, steps }: Located, rule: Rule | null): Patch[] =>
  single(keyPatch(node, steps, 'visible', rule === null ? null : { value: rule }));

/** Sets on which screens a node is not shown, in the order of their widths. */
export const editScreens = ({ node, steps }: Located, hiddenOn: readonly Screen[]): Patch[] => {
  const wanted = screenNames.filter((screen) => hiddenOn.includes(screen));
  return single(keyPatch(node, steps, 'hiddenOn', wanted.length > 0 ? { value: wanted } : null));
};

/** Sets a text of a node in another language. */
export function editText(document: CmsDocument, { node }: Located, { locale, pointer, text }: Of<'text.set'>): Patch[] {
  const texts = textsOfNode(document, node.id);
  const own = texts[locale] ?? {};
  const others = Object.fromEntries(Object.entries(own).filter(([at]) => at !== pointer));
  const wanted = text === null ? others : { ...own, [pointer]: text };
  return patchTexts(document, node.id, { ...texts, [locale]: wanted });
}
