import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getMicrosteps } from 'xstate';
import { activePaths, type ChartState, chartOf } from '#machines/chart.ts';

const below = ({ states }: ChartState): ChartState[] => states.flatMap((state) => [state, ...below(state)]);

/** Paths of all states of a machine, those inside others too. */
export const everyState = (machine: AnyStateMachine): string[] =>
  below(chartOf(machine))
    .map(({ path }) => path)
    .sort();

/** Lists the initial states of a machine, before it goes on by itself. */
function beginning({ kind, states }: ChartState): string[] {
  return states.filter(({ isInitial }) => isInitial || kind === 'parallel').flatMap((state) => [state.path, ...beginning(state)]);
}

/**
 * Paths of the states that walked paths reach. A state that is left at once is not where a path ends: it is looked for among
 * the steps that one more event makes.
 */
export function statesOn(
  machine: AnyStateMachine,
  paths: readonly { state: AnyMachineSnapshot }[],
  events: readonly EventObject[],
): string[] {
  const reached = new Set([...beginning(chartOf(machine)), ...paths.flatMap(({ state }) => activePaths(state.value))]);
  for (const lacking of everyState(machine)) {
    if (reached.has(lacking)) continue;
    const passes = (state: AnyMachineSnapshot, event: EventObject) =>
      getMicrosteps(machine, state, event).some(([passed]) => activePaths(passed.value).includes(lacking));
    if (paths.some(({ state }) => events.some((event) => passes(state, event)))) reached.add(lacking);
  }
  return [...reached].sort();
}
