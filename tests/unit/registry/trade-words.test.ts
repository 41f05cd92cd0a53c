import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tradeWords } from '../../trade-words.ts';

/**
 * Patterns of texts about wine alone: its own blocks, its details, and the rules that count bottles (BOTTLE_MULTIPLE,
 * MINIMUM_EXPEDITION_BOTTLE …), which have no effect in a shop without bottles.
 */
const ofWine =
  /fromBottles|bottles|Bouteille|Millésime|[Vv]intage|'Bottle'|\bWINE\b|csv\.wine|showWine|wine-facts|quantity-multiple-bottles|isWine|couleur du vin|les bouteilles par/;

/** Texts between quotes, by file and line. */
function texts(path: string): { line: number; text: string }[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((source, at) => {
      if (/^\s*(?:\/\/|\*|\/\*|import )/.test(source) || ofWine.test(source)) return [];
      return [...source.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].map(([, plain, template]) => ({
        line: at + 1,
        text: (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, ''),
      }));
    });
}

it('the words that blocks, calls and e-mails bring along are those of no trade', () => {
  const files = [
    ...globSync('registry/**/*.{ts,tsx}', { exclude: ['registry/generated/**'] }),
    ...globSync('backend/{messages,mail,documents}/**/*.ts'),
    ...globSync('{client,ui}/**/*words.ts'),
    ...globSync('web/**/messages.ts'),
  ].filter((path) => !/wine|vintage|facts/.test(path));
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((path) =>
    texts(path).flatMap(({ line, text }) => (tradeWords.test(text) ? [`${path}:${line}: ${text}`] : [])),
  );
  expect(found).toEqual([]);
});
