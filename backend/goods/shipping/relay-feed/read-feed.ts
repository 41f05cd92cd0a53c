import { z } from 'zod';
import { readRows, UnreadableCsvError } from '#backend/platform/csv.ts';
import { ArchiveRelayPoint } from '#schemas/archive.ts';
import type { RelayFeedFault } from '#schemas/relay-feed.ts';

/** Most points and characters of a feed. */
export const maxPoints = 30_000;
export const maxFeedLength = 20_000_000;
/** Faults that are told; a feed whose columns are called otherwise has one a row. */
const maxFaults = 20;

/** A relay point as a feed names it. */
export const FeedPoint = ArchiveRelayPoint.pick({
  id: true,
  name: true,
  addLine1: true,
  zipCode: true,
  city: true,
  openingHours: true,
}).extend({
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('FR'),
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
});
export type FeedPoint = z.infer<typeof FeedPoint>;

export type ReadFeed = { points: FeedPoint[]; faults: RelayFeedFault[] };

/** A row or feature before it is checked, and where it stands: a line of CSV, the number of a feature. */
type Found = { line: number; fields: Readonly<Record<string, unknown>> };

/**
 * Reads a feed of relay points, GeoJSON (RFC 7946) where it begins with a brace, else CSV with a line of column names. It is all or
 * nothing: with one fault there are no points. At most `maxFaults` are told.
 */
export function readFeed(text: string): ReadFeed {
  const refused = (message: RelayFeedFault['message'], line = 1, field = ''): ReadFeed => ({
    points: [],
    faults: [{ line, field, message }],
  });
  if (text.length > maxFeedLength) return refused('too-large');
  let found: Found[];
  try {
    found = /^\uFEFF?\s*\{/.test(text) ? readFeatures(text) : readTable(text);
  } catch (error) {
    if (error instanceof UnreadableCsvError) return refused('unreadable', error.line);
    if (error instanceof SyntaxError || error instanceof z.ZodError) return refused('unreadable');
    throw error;
  }
  if (found.length === 0) return refused('empty');
  const absent = columns.filter((column) => found.every(({ fields }) => fields[column] === undefined));
  if (absent.length > 0) return { points: [], faults: absent.map((column) => ({ line: 1, field: titleOf(column), message: 'column' })) };
  if (found.length > maxPoints) return refused('too-large', maxPoints + 1);
  const points: FeedPoint[] = [];
  const faults: RelayFeedFault[] = [];
  const ids = new Set<string>();
  for (const { line, fields } of found) {
    const parsed = FeedPoint.safeParse(withFirstZero(fields));
    if (!parsed.success)
      for (const { path } of parsed.error.issues) {
        const field = String(path[0] ?? '');
        faults.push({ line, field: titleOf(field), message: isMissing(fields[field]) ? 'missing' : 'wrong' });
      }
    else if (ids.has(parsed.data.id)) faults.push({ line, field: 'id', message: 'twice' });
    else {
      ids.add(parsed.data.id);
      points.push(parsed.data);
    }
  }
  return faults.length > 0 ? { points: [], faults: faults.slice(0, maxFaults) } : { points, faults };
}

/** Spreadsheets take the zero that a French postal code may begin with for none. */
const withFirstZero = (fields: Found['fields']): Found['fields'] =>
  (fields.country ?? 'FR') === 'FR' && /^\d{4}$/.test(String(fields.zipCode)) ? { ...fields, zipCode: `0${fields.zipCode}` } : fields;

const isMissing = (value: unknown): boolean => value === undefined || value === '';

/** Columns as the guide calls them, where the field is called otherwise. */
const columnOf: Readonly<Record<string, string>> = { addLine1: 'address', zipCode: 'postalCode', lat: 'latitude', lng: 'longitude' };
const titleOf = (field: string): string => columnOf[field] ?? field;

/** Fields that every feed has: where none of its points has one, the column is called otherwise. */
const columns = ['id', 'name', 'addLine1', 'zipCode', 'city', 'lat', 'lng'] as const satisfies (keyof FeedPoint)[];

/** Columns of a CSV feed and properties of a GeoJSON one, by the field that they fill. Case, spaces and underscores do not count. */
const names: Readonly<Record<string, keyof FeedPoint>> = {
  id: 'id',
  name: 'name',
  address: 'addLine1',
  postalcode: 'zipCode',
  city: 'city',
  country: 'country',
  latitude: 'lat',
  longitude: 'lng',
  openinghours: 'openingHours',
};

function takeFields(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, unknown][] => {
      const field = names[name.toLowerCase().replace(/[\s_-]/g, '')];
      if (!field || value === null || value === undefined) return [];
      if (field === 'openingHours') return [[field, readHours(String(value))]];
      if (field === 'lat' || field === 'lng') return isMissing(value) ? [] : [[field, String(value).trim().replace(',', '.')]];
      const text = String(value).trim();
      if (field === 'zipCode') return [[field, text.replace(/\s/g, '')]];
      return field === 'country' && text === '' ? [] : [[field, text]];
    }),
  );
}

/** `Lundi au samedi: 9 h – 19 h | Dimanche: 9 h – 12 h` as lines of days and hours. */
const readHours = (text: string): { days: string; hours: string }[] =>
  text
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      return at < 0 ? { days: '', hours: line } : { days: line.slice(0, at).trim(), hours: line.slice(at + 1).trim() };
    });

function readTable(text: string): Found[] {
  const [head, ...rows] = readRows(text);
  return rows.map(({ line, cells }) => ({ line, fields: takeFields((head?.cells ?? []).map((name, index) => [name, cells[index]])) }));
}

const Features = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).optional(),
      geometry: z.object({ type: z.literal('Point'), coordinates: z.array(z.number()).min(2) }).nullable(),
      properties: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});

/** A position of GeoJSON is longitude, then latitude. */
function readFeatures(text: string): Found[] {
  const { features } = Features.parse(JSON.parse(text.replace(/^\uFEFF/, '')));
  return features.map(({ id, geometry, properties }, index) => {
    const [longitude, latitude] = geometry?.coordinates ?? [];
    return {
      line: index + 1,
      fields: takeFields([...Object.entries({ id, ...properties }), ['latitude', latitude], ['longitude', longitude]]),
    };
  });
}
