import type { BlockDefinition } from '../types.ts';
import { DeadlineError, within } from './deadline.ts';
import { messageOf } from './issue.ts';
import { type Place, type Run, report } from './run.ts';
import { isStorable } from './value.ts';

/** A block's own data, its fallback when loading failed, or undefined when it has none: then the block is left out. */
export async function loadData(
  definition: BlockDefinition<object, unknown>,
  props: object,
  place: Place,
  run: Run,
): Promise<{ data: unknown } | undefined> {
  const { context, loadTimeoutMs = 3000, watch } = run.options;
  if (!definition.load) return { data: undefined };
  try {
    const data = await within(loadTimeoutMs, async (signal) => {
      const given = { ...context, signal };
      return definition.load?.(props, watch?.(given) ?? given);
    });
    // It travels to the browser as JSON, with the whole page: here it costs one block, there it would cost the page.
    if (data !== undefined && !isStorable(data)) throw new Error('its data cannot be written as JSON');
    return { data };
  } catch (error) {
    const hasFallback = Object.hasOwn(definition, 'fallback');
    const code = error instanceof DeadlineError ? 'load-timeout' : 'load';
    report(run, place, code, `${definition.type}: ${hasFallback ? 'fallback shown' : 'not shown'}: ${messageOf(error)}`);
    return hasFallback ? { data: definition.fallback } : undefined;
  }
}
