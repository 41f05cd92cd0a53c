import { messageOf, stepsOf } from '#renderer/core/issue.ts';
import { migrate } from '#renderer/core/migrate.ts';
import type { JsonObject } from '#renderer/core/value.ts';
import type { ValidationError } from '#renderer/types.ts';
import type { KnownBlock } from './blocks.ts';
import type { Finding } from './documents.ts';
import { sentenceOf } from './prop-sentence.ts';

/**
 * Lists the mistakes that a block's schema finds in props, each at its own place. Props of an older version are migrated first.
 * @param bound names of props that the data context fills, which need not be stored
 */
export function checkProps(props: JsonObject, version: number, block: KnownBlock, bound: readonly string[]): Finding[] {
  const { definition, validate } = block;
  let migrated: JsonObject;
  try {
    migrated = migrate(props, version, definition);
  } catch (error) {
    return [{ pointer: '', code: 'migration', message: `from version ${version}: ${messageOf(error)}`, isError: true }];
  }
  const note = version < definition.version ? ` (once migrated from version ${version})` : '';
  if (validate({ ...definition.defaults, ...migrated })) return [];
  const errors = deepest(validate.errors ?? []).filter((error) => !isBound(error, bound));
  // A later version may know what this one does not: it renders as far as it fits, and nothing of it is lost.
  const isError = version <= definition.version;
  return errors.map((error) => ({
    pointer: pointerOf(error),
    code: 'prop',
    message: `${sentenceOf(error, { ...definition.defaults, ...migrated }, block)}${note}`,
    isError,
  }));
}

/** A value that may have one of several forms is refused by each: only what was said at its deepest place helps. */
function deepest(errors: readonly ValidationError[]): ValidationError[] {
  const isBelow = (inner: string, outer: string) => inner.startsWith(`${outer}/`);
  const kept = errors.filter(({ instancePath, keyword }) => {
    if (instancePath === '') return true;
    if (errors.some((other) => isBelow(other.instancePath, instancePath))) return false;
    return keyword !== 'anyOf' && keyword !== 'oneOf';
  });
  return kept.filter((error, index) => kept.findIndex((other) => pointerOf(other) === pointerOf(error)) === index);
}

const pointerOf = ({ instancePath, keyword, params }: ValidationError): string =>
  keyword === 'additionalProperties' ? `${instancePath}/${String(params.additionalProperty)}` : instancePath;

function isBound({ instancePath, keyword, params }: ValidationError, bound: readonly string[]): boolean {
  const name = instancePath === '' && keyword === 'required' ? String(params.missingProperty) : stepsOf(instancePath)[0];
  return name !== undefined && bound.includes(name);
}
