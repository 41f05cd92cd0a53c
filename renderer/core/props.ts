import type { BlockDefinition, Validate, ValidationError } from '../types.ts';
import { repairBreakpoints } from './breakpoints.ts';
import { addIssue, type Issue, point, stepsOf } from './issue.ts';
import type { JsonObject } from './value.ts';

type Checked = { props: JsonObject | undefined; issues: Issue[] };

/**
 * The one place where defaults are applied. A prop that the schema refuses falls back to its default, or is left out; a value of
 * one breakpoint costs that breakpoint only. `props` is undefined when a required one is then missing.
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
  const report = (steps: readonly string[], message: string) =>
    addIssue(issues, { code: 'prop', pointer: steps.reduce(point, pointer), message });
  if (!validate(props)) repairBreakpoints(props, defaults, validate.errors ?? [], report);
  // Leaving out a prop can break a rule about the whole (dependencies); a second look settles that.
  for (let round = 0; round < 2 && !validate(props); round++) {
    for (const [name, reason] of refused(validate.errors ?? [])) {
      if (!Object.hasOwn(props, name)) continue;
      const fallsBack = Object.hasOwn(defaults, name) && props[name] !== defaults[name];
      if (fallsBack) props[name] = defaults[name];
      else delete props[name];
      report([name], `${reason}: ${fallsBack ? 'default taken' : 'left out'}`);
    }
  }
  if (validate(props)) return { props, issues };
  const message = `dropped: ${validate.errors?.[0]?.message ?? 'props do not fit'}`;
  addIssue(issues, { code: 'required-prop', pointer, message });
  return { props: undefined, issues };
}

/** Each prop that is refused, once, with the first reason: one wrong value often breaks several keywords. */
function refused(errors: readonly ValidationError[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { instancePath, keyword, params, message } of errors) {
    const name = keyword === 'additionalProperties' && instancePath === '' ? String(params.additionalProperty) : stepsOf(instancePath)[0];
    if (name !== undefined && !names.has(name)) names.set(name, message ?? keyword);
  }
  return names;
}
