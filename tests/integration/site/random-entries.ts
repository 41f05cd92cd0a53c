import fc from 'fast-check';
import { z } from 'zod';
import { fitting } from '../api/arbitrary.ts';

/**
 * Random entries of a schema, as a file of a site's folder has them: the same for a seed. Pictures in them are those of the small site.
 * `offDefault`: every field is given and is not what it is by default.
 */
export function randomEntries<T extends z.ZodType>(
  schema: T,
  { count, seed, offDefault = false }: { count: number; seed: number; offDefault?: boolean },
): z.output<T>[] {
  const json = z.toJSONSchema(schema, { io: 'input' }) as never;
  const samples = fc.sample(fitting(json, { ids: [], uuids: [], offDefault }), { numRuns: count, seed });
  return samples.map((entry) => placePictures(entry) as z.output<T>);
}

/** Puts the name of a picture of the small site into whatever has the shape of one. */
function placePictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(placePictures);
  if (typeof value !== 'object' || value === null) return value;
  const entry = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, placePictures(part)]));
  return 'name' in entry && 'alt' in entry ? { ...entry, name: 'robe' } : entry;
}
