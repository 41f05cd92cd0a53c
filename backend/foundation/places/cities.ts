import { createRequire } from 'node:module';
import { searchTextOf } from '#backend/platform/search-text.ts';
import type { City } from '#schemas/site.ts';

type Commune = { nom: string; type: string; codesPostaux?: readonly string[]; population?: number };
type Entry = City & { plain: string; population: number };

/** ISO 3166-1 numeric code of France. */
const france = 250;
const maxResults = 20;
const require = createRequire(import.meta.url);
let loaded: readonly Entry[] | null = null;

/** French communes, each once a postal code, the largest first; read at the first search (8 MB of JSON). */
function communes(): readonly Entry[] {
  loaded ??= (require('@etalab/decoupage-administratif/data/communes.json') as readonly Commune[])
    .filter(({ type }) => type === 'commune-actuelle')
    .flatMap(({ nom, codesPostaux = [], population = 0 }) =>
      codesPostaux.map((postalCode) => ({ postalCode, name: nom, plain: plainName(nom), population })),
    )
    .sort((a, b) => b.population - a.population);
  return loaded;
}

/**
 * Cities whose name or postal code begins with the search, without regard to accents, hyphens and `st` for `saint`;
 * 20 at most, an exact name first, then the largest. Only France is known: elsewhere the list is empty.
 */
export function searchCities(search: string, idCountry: number): City[] {
  if (idCountry !== france) return [];
  const compact = search.replace(/\s/g, '');
  const plain = plainName(search);
  const isCode = /^\d+$/.test(compact);
  if (!isCode && plain === '') return [];
  const matches = communes().filter((entry) => (isCode ? entry.postalCode.startsWith(compact) : entry.plain.startsWith(plain)));
  const exact = matches.filter((entry) => entry.plain === plain);
  const others = matches.filter((entry) => entry.plain !== plain);
  return [...exact, ...others].slice(0, maxResults).map(({ postalCode, name }) => ({ postalCode, name }));
}

const plainName = (name: string): string => searchTextOf(name).replace(/\bst(e?)\b/g, 'saint$1');
