/** Names of fields that reach a person, or open something: not shown in development either, for screens are shared and kept as pictures. */
const secret = /e-?mail|phone|address|^(?:first|last)name$|birthdate|password|secret|token|^key$|_key$|^payment$|^fingerprint$/i;

const hidden = '•••';
const inTexts: readonly [RegExp, string][] = [
  [/[^\s@"]+@[^\s@"]+\.[^\s@"]+/g, hidden],
  // Anyone with the id of a cart or an order may be able to open it.
  [/\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '$1…'],
  [/(?<![\d-])(?:\+\d|0)\d(?:[ .-]?\d){7,}/g, hidden],
];

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * A machine's context or an event without e-mail, phone, address, name, password or token. What is missing stays visible as
 * missing, and of ids the first eight characters are kept, to tell them apart.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return inTexts.reduce((text, [pattern, instead]) => text.replace(pattern, instead), value);
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secret.test(key) && !isMissing(inner) ? hidden : redact(inner)]),
  );
}
