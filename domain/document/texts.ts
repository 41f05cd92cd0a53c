import type { CmsDocument, CmsNode, Layout } from '#schemas/cms/document.ts';
import { nodesOf, nodesWithin } from './nodes.ts';
import { applyPatches, type KeyPatch, keyPatch, type Steps, valueAt } from './patch.ts';

/**
 * Texts of other languages stand apart from the nodes: locale → node id → JSON pointer into the props → text. They follow their
 * nodes: they go with a node that is deleted, are copied with a copy, and move with the entries of a list.
 */

/** Locale → JSON pointer → text, of one node. */
export type NodeTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of a node in the site's other languages. */
export function textsOfNode(document: CmsDocument, id: string): NodeTexts {
  const all = Object.entries(document.translations ?? {}).filter(([, nodes]) => Object.hasOwn(nodes, id));
  return Object.fromEntries(all.map(([locale, nodes]) => [locale, nodes[id] ?? {}]));
}

/** A JSON pointer (RFC 6901) from its steps. */
export const pointerOf = (steps: Steps): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The steps of a JSON pointer; numbers stay text. */
export const stepsOfPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The patches that make `texts` all texts of a node; empty parts are not stored. */
export function patchTexts(document: CmsDocument, id: string, texts: NodeTexts): KeyPatch[] {
  const before = document.translations;
  const locales = new Set([...Object.keys(before ?? {}), ...Object.keys(texts)]);
  const patches: KeyPatch[] = [];
  let current = document;
  for (const locale of locales) {
    const wanted = texts[locale] ?? {};
    const patch = patchLocale(current, locale, id, wanted);
    if (!patch) continue;
    patches.push(patch);
    current = applyPatches(current, [patch]);
  }
  return patches;
}

/** One patch at the highest place that appears or goes, so that nothing empty stays behind. */
function patchLocale(document: CmsDocument, locale: string, id: string, wanted: Readonly<Record<string, string>>): KeyPatch | null {
  const all = document.translations;
  const ofLocale = all && Object.hasOwn(all, locale) ? all[locale] : undefined;
  if (Object.keys(wanted).length > 0) {
    if (!all) return keyPatch(document, [], 'translations', { value: { [locale]: { [id]: wanted } } });
    if (!ofLocale) return keyPatch(all, ['translations'], locale, { value: { [id]: wanted } });
    return keyPatch(ofLocale, ['translations', locale], id, { value: wanted });
  }
  if (!all || !ofLocale || !Object.hasOwn(ofLocale, id)) return null;
  if (Object.keys(ofLocale).length > 1) return keyPatch(ofLocale, ['translations', locale], id, null);
  if (Object.keys(all).length > 1) return keyPatch(all, ['translations'], locale, null);
  return keyPatch(document, [], 'translations', null);
}

/** The patches that take away the texts of nodes that leave the document. */
export function dropTexts(document: CmsDocument, nodes: readonly CmsNode[]): KeyPatch[] {
  const patches: KeyPatch[] = [];
  let current = document;
  for (const { id } of nodes.flatMap((node) => [...nodesWithin(node)])) {
    const dropped = patchTexts(current, id, {});
    patches.push(...dropped);
    current = applyPatches(current, dropped);
  }
  return patches;
}

/** The texts that still stand in a text's place when a node's props are `props`: others would be shown nowhere. */
export function fittingTexts(texts: NodeTexts, props: object): NodeTexts {
  return mapTexts(texts, (pointer) => (typeof valueAt(props, numbered(props, stepsOfPointer(pointer))) === 'string' ? pointer : null));
}

/** Texts with their pointers changed; null takes a text away. */
export function mapTexts(texts: NodeTexts, change: (pointer: string) => string | null): NodeTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([locale, own]) => [
      locale,
      Object.fromEntries(
        Object.entries(own).flatMap(([pointer, text]) => {
          const changed = change(pointer);
          return changed === null ? [] : [[changed, text]];
        }),
      ),
    ]),
  );
}

/** Steps whose indexes of lists are numbers, as they lead through `root`. */
function numbered(root: unknown, steps: readonly string[]): Steps {
  let value = root;
  return steps.map((step) => {
    const own = Array.isArray(value) && /^\d+$/.test(step) ? Number(step) : step;
    value = valueAt(value, [own]);
    return own;
  });
}

/** Returns a function that adapts the pointers below a list when an entry is moved, removed (`to` null) or inserted (`from` null). */
export function movePointers(list: string, from: number | null, to: number | null): (pointer: string) => string | null {
  return (pointer) => {
    if (!pointer.startsWith(`${list}/`)) return pointer;
    const [step = '', ...rest] = pointer.slice(list.length + 1).split('/');
    const index = Number(step);
    if (from !== null && index === from) return to === null ? null : [`${list}/${to}`, ...rest].join('/');
    const without = from !== null && index > from ? index - 1 : index;
    const moved = to !== null && without >= to ? without + 1 : without;
    return [`${list}/${moved}`, ...rest].join('/');
  };
}

/** The texts in other languages of some layouts of a document, as a document has them; undefined: there are none. */
export function textsOfLayouts({ translations }: CmsDocument, layouts: readonly Layout[]): CmsDocument['translations'] {
  const ids = new Set([...nodesOf(layouts)].map(({ id }) => id));
  const own = Object.entries(translations ?? {}).map(
    ([locale, nodes]) => [locale, Object.fromEntries(Object.entries(nodes).filter(([id]) => ids.has(id)))] as const,
  );
  const written = own.filter(([, nodes]) => Object.keys(nodes).length > 0);
  return written.length > 0 ? Object.fromEntries(written) : undefined;
}

/** Names of values that are an address where somebody goes. */
const linkName = /^(?:href|link|action|[a-z]+(?:Url|Href)|[A-Z_]+_LINK)$/;

/**
 * Addresses on the site itself in a text: the text where it stands in place of a link, and those that the links of its HTML have.
 * @param name the name of the value that the text is
 */
export function linksIn(text: string, name: string | number | symbol | undefined): string[] {
  if (linkName.test(String(name))) return text.startsWith('/') ? [text] : [];
  return [...text.matchAll(/\bhref="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
}
