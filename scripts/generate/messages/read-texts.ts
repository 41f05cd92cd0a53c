import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../../../messages/languages.ts';

/** Language of a text that another one lacks. */
export const fallbackLang = 'en' satisfies Lang;

/** Texts of a file: a text, or texts by key below it. */
export type Texts = { readonly [key: string]: string | Texts };
/** Texts of one path by language. */
export type TextsByLang = { path: string; texts: ReadonlyMap<string, Texts> };

/**
 * Texts of every path, sorted: `messages/<lang>/<path>.json`, and `<folder>/messages/<lang>.json` of a block that brings its own, whose path
 * is its folder. `block` of such a file is what editors read of the block's schema, and is compiled nowhere (`block-texts.ts`).
 * @throws Error where a path's texts in one language stand in two files, or a file cannot be parsed
 */
export function readTexts(root: string, langs: readonly string[]): TextsByLang[] {
  const byPath = new Map<string, Map<string, Texts>>();
  const add = (path: string, lang: string, file: string, own: Texts) => {
    const texts = byPath.get(path) ?? new Map<string, Texts>();
    if (texts.has(lang)) throw new Error(`${file}: messages/${lang}/${path}.json has texts of the same path`);
    byPath.set(path, texts.set(lang, own));
  };
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Texts;
  for (const lang of langs) {
    for (const file of globSync(`messages/${lang}/**/*.json`, { cwd: root }))
      add(file.slice(`messages/${lang}/`.length, -'.json'.length), lang, file, read(file));
    for (const file of globSync(`registry/*/*/messages/${lang}.json`, { cwd: root })) {
      const { block, ...own } = read(file);
      if (block === undefined || Object.keys(own).length > 0) add(file.slice(0, -`/messages/${lang}.json`.length), lang, file, own);
    }
  }
  return [...byPath].map(([path, texts]) => ({ path, texts })).sort((one, other) => (one.path < other.path ? -1 : 1));
}
