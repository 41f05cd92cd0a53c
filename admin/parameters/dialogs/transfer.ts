import { isRecord } from '#domain/document/patch.ts';
import type { Changes, Texts } from '#domain/parameters-draft.ts';
import { isLogoKey } from '#schemas/parameters/logos.ts';

/** The largest file that is read, in bytes. */
const maxBytes = 2_000_000;

export type Fault = { kind: 'size' | 'json' | 'shape' | 'format' } | { kind: 'values' | 'keys'; key: string };

/** A set of settings as it is written to a file. Pictures of logos stay: another site does not have them. */
export function writeSet(texts: Texts): string {
  const values = Object.entries(texts).filter(([key]) => !isLogoKey(key));
  return `${JSON.stringify({ format: 1, values: Object.fromEntries(values.sort(([a], [b]) => a.localeCompare(b))) }, null, 2)}\n`;
}

/** Reads such a file. Whether the values are legal is not its matter: the dry run says so, key by key. */
export function readSetFile(content: string): { values: Changes } | { fault: Fault } {
  if (content.length > maxBytes) return { fault: { kind: 'size' } };
  const parsed = parseJson(content);
  if (parsed === undefined) return { fault: { kind: 'json' } };
  if (!isRecord(parsed) || !isRecord(parsed.values) || parsed.format === undefined) return { fault: { kind: 'shape' } };
  if (parsed.format !== 1) return { fault: { kind: 'format' } };
  for (const [key, value] of Object.entries(parsed.values)) {
    if (!/^[A-Z][A-Z0-9_]{0,79}(@[a-z]{2}_[A-Z]{2})?$/.test(key)) return { fault: { kind: 'keys', key: key.slice(0, 80) } };
    if (value !== null && typeof value !== 'string') return { fault: { kind: 'values', key } };
  }
  // Every value was looked at above.
  return { values: parsed.values as Changes };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
