import { point, stepsOf } from '#renderer/core/issue.ts';
import { withTexts } from '#renderer/core/translate.ts';
import { isObject, type JsonObject, readPath } from '#renderer/core/value.ts';
import type { JsonSchema } from '../generate/json-schema.ts';
import type { KnownBlocks } from './blocks.ts';
import { checkProps } from './check-props.ts';
import type { Finding } from './documents.ts';
import { nodesOf, type Placed } from './nodes.ts';

const locales = /^[a-z]{2}_[A-Z]{2}$/;

/** Lists the mistakes in the texts of other languages: unknown nodes and places, and texts that their block refuses. */
export function checkTranslations(document: unknown, blocks: KnownBlocks): Finding[] {
  if (!isObject(document) || document.translations === undefined) return [];
  if (!isObject(document.translations)) return [finding('/translations', 'must be an object: locale, node, place, text')];
  const nodes = new Map(nodesOf(document).map(({ node }) => [node.id, node]));
  return Object.entries(document.translations).flatMap(([locale, byNode]) => {
    const pointer = point('/translations', locale);
    if (!locales.test(locale)) return [finding(pointer, 'no locale such as en_US')];
    if (!isObject(byNode)) return [finding(pointer, 'must be an object: node, place, text')];
    return Object.entries(byNode).flatMap(([id, texts]) => ofNode(nodes.get(id), texts, point(pointer, id), blocks));
  });
}

function ofNode(node: Placed['node'] | undefined, texts: unknown, pointer: string, blocks: KnownBlocks): Finding[] {
  if (!node) return [finding(pointer, 'there is no node with this id')];
  if (!isObject(texts)) return [finding(pointer, 'must be an object: place, text')];
  return Object.entries(texts).flatMap(([place, text]) => ofPlace(node, place, text, point(pointer, place), blocks));
}

function ofPlace(node: Placed['node'], place: string, text: unknown, pointer: string, blocks: KnownBlocks): Finding[] {
  const props = isObject(node.props) ? node.props : {};
  const block = Object.hasOwn(blocks, node.type) ? blocks[node.type] : undefined;
  if (typeof text !== 'string') return [finding(pointer, 'must be a text')];
  if (!place.startsWith('/')) return [finding(pointer, 'must be a JSON pointer into the props, such as /title')];
  const current = at(props, place);
  if (current === undefined) return [finding(pointer, `${node.type} has nothing at this place`)];
  if (typeof current !== 'string') return [finding(pointer, 'there is no text at this place')];
  if (!block) return [];
  if (schemaAt(block.conf, stepsOf(place))?.enum)
    return [finding(pointer, 'one of a few values, not a text: it is the same in every language')];
  // Said against the translation only: what is wrong in the site's own language has been said there.
  const version = typeof node.v === 'number' ? node.v : 1;
  const before = new Set(checkProps(props, version, block, []).map(key));
  const after = checkProps(withTexts(props, { [place]: text }), version, block, []);
  return after.filter((one) => !before.has(key(one))).map(({ message }) => finding(pointer, message));
}

const key = ({ pointer, message }: Finding): string => `${pointer} ${message}`;
const finding = (pointer: string, message: string): Finding => ({ pointer, code: 'translation', message, isError: true });
const at = (props: JsonObject, pointer: string): unknown =>
  stepsOf(pointer).reduce<unknown>((value, step) => (step.includes('.') ? own(value, step) : readPath(value, step)), props);
const own = (value: unknown, step: string): unknown => (isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined);

/** The schema of a place within props. */
function schemaAt(schema: JsonSchema | undefined, [step, ...rest]: readonly string[]): JsonSchema | undefined {
  if (!schema || step === undefined) return schema;
  const forms = (schema.anyOf as JsonSchema[] | undefined) ?? [schema];
  for (const form of forms) {
    const inner = (form.properties as Record<string, JsonSchema> | undefined)?.[step] ?? (form.items as JsonSchema | undefined);
    const found = schemaAt(inner, rest);
    if (found) return found;
  }
  return undefined;
}
