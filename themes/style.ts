import createEmotion, { type CSSObject, type Emotion } from '@emotion/css/create-instance';

export type { CSSObject };

/** The key of Emotion's cache: it begins the class names, and marks what is inserted already. */
const key = 's';

/** One a process: pages, `_document` and blocks are bundled apart, each with its own copy of this module. */
const holder = globalThis as typeof globalThis & { siteEmotion?: Emotion };
if (typeof document !== 'undefined' && !holder.siteEmotion) nameStyles();
// Without Emotion's vendor prefixes: the browsers that run Next 16 need none of them but those that a style writes itself.
if (!holder.siteEmotion) {
  holder.siteEmotion = createEmotion({ key, stylisPlugins: [] });
  if (typeof document !== 'undefined') holder.siteEmotion.hydrate(namesOfFile());
}

/** The project's one instance of Emotion. Class names are `s-<hash>`: equal styles share one class. */
export const emotion = holder.siteEmotion;

/**
 * Makes a class out of style objects; later ones win. To be called once at module load, never while rendering.
 * On one element combine objects here rather than classes that set the same property: the order of classes is not fixed.
 * @example const styles = { card: style({ padding: '1rem', color: theme.colour.text }) };
 */
export const style: (...objects: CSSObject[]) => string = emotion.css;

/**
 * Makes an animation and gives its name, for `animation`. Call it at module load; its rules go into every page.
 * @example const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
 */
export const keyframes: (steps: Record<string, CSSObject>) => string = emotion.keyframes;

/** Styles as they travel: Emotion's names and their CSS text. */
export type StyleText = { names: string[]; css: string };

/** Inserts styles that came with a page's data and are not in this document yet. In the browser only. */
export function adoptStyles({ names, css }: StyleText): void {
  const { cache, hydrate } = emotion;
  if (names.every((name) => cache.inserted[name] !== undefined)) return;
  hydrate(names);
  const element = document.createElement('style');
  element.dataset.emotion = `${cache.key} ${names.join(' ')}`;
  element.append(css);
  document.head.append(element);
}

/** The classes and animations whose rules stand in some CSS, as Emotion names them. */
export function namesIn(css: string): string[] {
  const found = css.matchAll(/\.s-([a-z\d]+)|@keyframes animation-([a-z\d]+)/g);
  return [...new Set([...found].map(([, name, animation]) => name ?? animation ?? ''))];
}

/** The names of the styles that came with the page as a file, which is loaded before anything is shown; none where it was lost. */
function namesOfFile(): string[] {
  const rules = document.querySelector<HTMLLinkElement>(`link[data-emotion="${key}"]`)?.sheet?.cssRules ?? [];
  return namesIn(Array.from(rules, ({ cssText }) => cssText).join('\n'));
}

/** Registers the styles of the page in Emotion. It reads the names from their CSS, so the HTML need not repeat them. */
function nameStyles(): void {
  for (const sheet of document.querySelectorAll<HTMLStyleElement>(`style[data-emotion="${key}"]`))
    sheet.dataset.emotion = [key, ...namesIn(sheet.textContent)].join(' ');
}
