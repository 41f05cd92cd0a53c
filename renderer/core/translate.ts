import { cmsLimits } from '#schemas/cms/document.ts';
import { isForbiddenKey, isObject, type JsonObject } from './value.ts';

/** Node id → JSON pointer into its props → text. */
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * The document in a language: the texts that its `translations` hold for the locale take the place of the site's own, which
 * stay where there are none. Only texts are replaced by texts, so a translation changes no layout; what it names and is not
 * there is passed over (`npm run cms -- check` lists it). Anything else than a document is given back as it is.
 */
export function translate(document: unknown, locale: string): unknown {
  if (!isObject(document) || !isObject(document.translations) || !Array.isArray(document.layouts)) return document;
  if (!Object.hasOwn(document.translations, locale)) return document;
  const texts = document.translations[locale];
  if (!isObject(texts)) return document;
  const known = translated.get(texts);
  if (known?.of === document) return known.translation;
  const translation = { ...document, layouts: document.layouts.map((layout) => within(layout, 'nodes', texts as Texts, 1)) };
  translated.set(texts, { of: document, translation });
  return translation;
}

/** By the texts of a language, the document that they belong to and what became of it: many pages are made of the same one. */
const translated = new WeakMap<object, { of: object; translation: object }>();

function within(holder: unknown, key: string, texts: Texts, depth: number): unknown {
  if (!isObject(holder) || !Array.isArray(holder[key]) || depth > cmsLimits.depth) return holder;
  return { ...holder, [key]: holder[key].map((node) => nodeIn(node, texts, depth)) };
}

function nodeIn(node: unknown, texts: Texts, depth: number): unknown {
  if (!isObject(node)) return node;
  const own = typeof node.id === 'string' && Object.hasOwn(texts, node.id) ? texts[node.id] : undefined;
  const { slots } = node;
  return {
    ...node,
    ...(isObject(own) && isObject(node.props) && { props: withTexts(node.props, own) }),
    ...(isObject(slots) && { slots: Object.keys(slots).reduce((done, name) => within(done, name, texts, depth + 1) as JsonObject, slots) }),
  };
}

/** A copy of props with the texts at their JSON pointers (RFC 6901), where a text stands already. */
export function withTexts(props: JsonObject, texts: Readonly<Record<string, unknown>>): JsonObject {
  return Object.entries(texts).reduce<JsonObject>((done, [pointer, text]) => {
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return typeof text === 'string' && steps.length > 0 ? (put(done, steps, text) as JsonObject) : done;
  }, props);
}

function put(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return typeof value === 'string' ? text : value;
  if (typeof value !== 'object' || value === null || isForbiddenKey(step) || !Object.hasOwn(value, step)) return value;
  const inner = put((value as JsonObject)[step], rest, text);
  return Array.isArray(value) ? value.with(Number(step), inner) : { ...value, [step]: inner };
}
