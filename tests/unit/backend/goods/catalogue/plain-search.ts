import type { ListedProduct } from '#backend/storefront/search/listing/listed-product.ts';
import { type Word, wordReader } from '#backend/storefront/search/words/stems.ts';
import { typosAllowed, typosBetween } from '#backend/storefront/search/words/typos.ts';

type Said = { language: string; word: Word };
const weights = { name: 100, tags: 10, text: 1 };
/** Forms of one word: one stem, and four first letters or nearly the whole of them. */
const areForms = (one: Word, other: Word) =>
  one.stem === other.stem && (one.plain.slice(0, 4) === other.plain.slice(0, 4) || Math.abs(one.plain.length - other.plain.length) <= 2);

/** Returns the scores of products for a search, by their ids: each of its words is compared with each word of each product. */
export function plainScores(
  text: string,
  language: string,
  languages: readonly string[],
  products: readonly ListedProduct[],
  known: readonly ListedProduct[],
): ReadonlyMap<number, number> {
  const readers = new Map(languages.map((name) => [name, wordReader(name)]));
  const wordsOf = (product: ListedProduct) =>
    product.texts.flatMap((said) => (readers.get(said.language)?.words(said.text) ?? []).map((word) => ({ ...said, word })));
  const asked = (name: string) => readers.get(name)?.words(text).slice(0, 10) ?? [];
  const written = asked(languages[0] ?? '');
  const telling = written.flatMap(({ plain }, at) => ([...readers.values()].some((reader) => reader.isEmpty(plain)) ? [] : [at]));
  const numbers = telling.length > 0 ? telling : [...written.keys()];
  const all = products.map((product) => ({ id: product.id, words: wordsOf(product) }));
  const allKnown = known.flatMap(wordsOf);

  /** The best score of each product by a quality of its words; those without any are left out. */
  const best = (qualityOf: (word: Word, name: string) => number) =>
    new Map(
      all
        .map(({ id, words }): [number, number] => [
          id,
          Math.max(
            0,
            ...words.map((one) => qualityOf(one.word, one.language) * weights[one.field] * (one.language === language ? 1 : 0.5)),
          ),
        ])
        .filter(([, score]) => score > 0),
    );
  const scoresOf = (at: number) => {
    const exact = best((word, name) => {
      const own = asked(name)[at];
      if (!own) return 0;
      if (word.plain === own.plain) return 1;
      if (areForms(word, own)) return 0.9;
      return at === written.length - 1 && word.plain.startsWith(own.plain) ? 0.8 : 0;
    });
    if (exact.size > 0) return exact;
    const plain = written[at]?.plain ?? '';
    const most = typosAllowed(plain);
    const meansOne = (one: Said, other: Said) =>
      one.language === other.language && (one.word.plain === other.word.plain || areForms(one.word, other.word));
    const living = all.flatMap(({ words }) => words);
    const near = allKnown.flatMap((said) => {
      const typos = most > 0 ? typosBetween(plain, said.word.plain, most) : null;
      return typos !== null && living.some((other) => meansOne(said, other)) ? [{ ...said, typos }] : [];
    });
    const closest = near.filter(({ typos }) => typos === Math.min(...near.map((one) => one.typos)));
    const alike = closest.filter(({ word }) => word.plain[0] === plain[0]);
    const any = alike.length > 0 ? alike : closest;
    const placesOf = (said: Said) =>
      new Set(
        all.flatMap(({ id, words }) => words.filter((one) => meansOne(said, one)).map(({ field, word }) => `${id} ${field} ${word.plain}`)),
      ).size;
    const [commonest] = any
      .map((said) => ({ plain: said.word.plain, places: placesOf(said) }))
      .sort((a, b) => b.places - a.places || (a.plain < b.plain ? -1 : 1));
    // A search of one word means a single one.
    const meant = numbers.length === 1 ? any.filter(({ word }) => word.plain === commonest?.plain) : any;
    return best((word, language) => (meant.some((other) => meansOne(other, { language, word })) ? 0.5 : 0));
  };
  const found = numbers.map(scoresOf);
  const sums = all.map(({ id }): [number, number] => [
    id,
    found.every((scores) => scores.has(id)) ? found.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0) : 0,
  ]);
  // As whole parts: sums of fractions differ with their order.
  return new Map(sums.map(([id, score]) => [id, found.length > 0 ? Math.round(score * 20) : 0]));
}
