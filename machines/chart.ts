import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

/** A state as it is drawn: what leads out of it, and the states inside it. */
export type ChartState = {
  /** From the machine down: `confirming.reading`; empty for the machine itself. */
  path: string;
  name: string;
  kind: AnyStateNode['type'];
  description: string | null;
  /** Its parent starts in this state. Parallel states all do, and none is marked. */
  isInitial: boolean;
  transitions: readonly ChartTransition[];
  states: readonly ChartState[];
};

export type ChartTransition = {
  /** In words: `cart.add`, `refreshCart answers [isRefused]`, `after retryDelay`, `always`. */
  label: string;
  /** Path of the state it leads to; null: it stays. */
  target: string | null;
  /** It neither leads anywhere nor does anything: the event is ignored here. */
  isIgnored: boolean;
};

/** Reads the states and transitions of a machine's definition, for drawings of it. */
export const chartOf = ({ root }: AnyStateMachine): ChartState => stateOf(root);

function stateOf(node: AnyStateNode): ChartState {
  return {
    path: node.path.join('.'),
    name: node.key,
    kind: node.type,
    description: node.description ?? null,
    isInitial: node.parent?.type === 'compound' && node.parent.initial.target[0] === node,
    transitions: [...node.transitions.values(), node.always ?? []].flat().flatMap((transition) => transitionsOf(node, transition)),
    states: Object.values<AnyStateNode>(node.states).map(stateOf),
  };
}

function transitionsOf(node: AnyStateNode, transition: AnyTransitionDefinition): ChartTransition[] {
  const label = labelOf(node, transition);
  if (transition.target) return transition.target.map(({ path }) => ({ label, target: path.join('.'), isIgnored: false }));
  return [{ label, target: null, isIgnored: transition.actions.length === 0 && transition.eventType !== '' }];
}

function labelOf(node: AnyStateNode, { eventType, guard }: AnyTransitionDefinition): string {
  const condition = guard ? `[${guardName(guard)}]` : '';
  return [eventName(node, eventType), condition].filter(Boolean).join(' ') || 'always';
}

function guardName(guard: unknown): string {
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    const params = 'params' in guard && typeof guard.params === 'object' ? Object.values(guard.params ?? {}).join(' ') : '';
    return [String(guard.type), params].filter(Boolean).join(' ');
  }
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards))
    return `not ${guard.guards.map(guardName).join(' ')}`;
  return typeof guard === 'string' ? guard : 'condition';
}

const outcomes: Readonly<Record<string, string>> = { done: 'answers', error: 'fails', snapshot: 'moves' };

/** `xstate.done.actor.0.cart.writing` → `writeCart answers`; `xstate.after.retryDelay.…` → `after retryDelay`. */
function eventName(node: AnyStateNode, eventType: string): string {
  const invoked = node.invoke.find(({ id }) => eventType.endsWith(id));
  if (invoked) return `${String(invoked.src)} ${outcomes[eventType.split('.')[1] ?? ''] ?? 'fails'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  return delay ? `after ${delay}` : eventType;
}

/** The states that a machine is in, from the outermost inwards: `{ confirming: 'reading' }` → `confirming`, `confirming.reading`. */
export const activePaths = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner = {}]) => [name, ...activePaths(inner).map((path) => `${name}.${path}`)]);
