import type { BlockDefinition, Validate } from '../types.ts';
import { type Issue, point } from './issue.ts';
import type { JsonObject } from './value.ts';

type Checked = { props: JsonObject; issues: Issue[] } | { props: undefined; issues: Issue[] };

/**
 * The one place where defaults are applied. A prop that the schema refuses falls back to its default, or is left out;
 * `props` is undefined when a required one is then missing.
 */
export function checkProps(
  given: JsonObject,
  definition: Pick<BlockDefinition<object>, 'defaults'>,
  validate: Validate,
  pointer: string,
): Checked {
  const issues: Issue[] = [];
  const defaults = definition.defaults as JsonObject;
  const props: JsonObject = { ...defaults, ...given };
  // Leaving out a prop can break a rule about the whole (dependencies); a second look settles that.
  for (let round = 0; round < 2 && !validate(props); round++) {
    for (const { instancePath, keyword, params, message } of validate.errors ?? []) {
      const name = keyword === 'additionalProperties' && instancePath === '' ? String(params.additionalProperty) : firstStep(instancePath);
      if (name === undefined || !Object.hasOwn(props, name)) continue;
      const fallsBack = Object.hasOwn(defaults, name) && props[name] !== defaults[name];
      if (fallsBack) props[name] = defaults[name];
      else delete props[name];
      issues.push({
        code: 'prop',
        pointer: point(pointer, name),
        message: `${message ?? keyword}: ${fallsBack ? 'default taken' : 'left out'}`,
      });
    }
  }
  if (validate(props)) return { props, issues };
  issues.push({ code: 'required-prop', pointer, message: `dropped: ${validate.errors?.[0]?.message ?? 'props do not fit'}` });
  return { props: undefined, issues };
}

function firstStep(instancePath: string): string | undefined {
  const step = instancePath.split('/')[1];
  return step?.replaceAll('~1', '/').replaceAll('~0', '~');
}
