import createCache, { type EmotionCache } from '@emotion/cache';
import { type CSSObject, serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';

export type { CSSObject };

/** Class names are `s-<hash>`: the hash is Emotion's, so equal styles share one class. */
const key = 's';

type StyleSheet = {
  cache: EmotionCache;
  /** Name → CSS text of every style made in this process; filled on the server only. */
  text: Map<string, string>;
};

/** One a process: pages, `_document` and blocks are bundled apart, each with its own copy of this module. */
const holder = globalThis as typeof globalThis & { siteStyles?: StyleSheet };
holder.siteStyles ??= { cache: createCache({ key }), text: new Map() };
const { cache, text } = holder.siteStyles;

/**
 * Makes a class out of style objects; later ones win. To be called once at module load, never while rendering.
 * On one element combine objects here rather than classes that set the same property: the order of classes is not fixed.
 * @example const styles = { card: style({ padding: '1rem', color: theme.colour.text }) };
 */
export function style(...objects: readonly CSSObject[]): string {
  const serialized = serializeStyles([...objects]);
  const css = insertStyles(cache, serialized, false);
  if (css) text.set(serialized.name, css);
  return `${key}-${serialized.name}`;
}

/**
 * Makes an animation and gives its name, for `animation`. Call it at module load; its rules go where a style names it.
 * @example const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
 */
export function keyframes(steps: Readonly<Record<string, CSSObject>>): string {
  const { name, styles } = serializeStyles([steps]);
  const css =
    cache.inserted[name] === undefined && cache.insert('', { name, styles: `@keyframes ${key}-${name}{${styles}}` }, cache.sheet, true);
  if (css) text.set(name, css);
  return `${key}-${name}`;
}

/** Styles as they travel: Emotion's names and their CSS text. */
export type StyleText = { names: string[]; css: string };

/**
 * The styles whose classes occur in some HTML, with the animations they name, in the order in which they were made.
 * On the server only.
 */
export function extractStyles(html: string): StyleText {
  const used = new Set(namesIn(html));
  for (const name of [...used]) for (const inner of namesIn(text.get(name) ?? '')) used.add(inner);
  const found = [...text].filter(([name]) => used.has(name));
  return { names: found.map(([name]) => name), css: found.map(([, css]) => css).join('') };
}

/** Whatever looks like one of our names; those that are none are not in `text`. */
const namesIn = (source: string): string[] => source.match(/(?<![\w-])s-[\w-]+/g)?.map((name) => name.slice(key.length + 1)) ?? [];

/** What `<style data-emotion>` must hold for the browser's cache to find these styles already inserted. */
export const styleAttribute = ({ names }: StyleText): string => [key, ...names].join(' ');

/** Inserts styles that came with a page's data and are not in this document yet. In the browser only. */
export function adoptStyles({ names, css }: StyleText): void {
  if (names.every((name) => cache.inserted[name] !== undefined)) return;
  for (const name of names) cache.inserted[name] = true;
  const element = document.createElement('style');
  element.dataset.emotion = `${key} ${names.join(' ')}`;
  element.append(css);
  document.head.append(element);
}
