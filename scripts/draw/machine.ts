import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A machine as a Mermaid state diagram, with what holds in every state, and what is ignored where, as a list below. */
export function drawMachine(machine: AnyStateMachine): string {
  const { root } = machine;
  const diagram = ['```mermaid', 'stateDiagram-v2', ...inside(root, '  '), '```'].join('\n');
  const notes = [...everywhere(root), ...ignored(root)];
  return notes.length > 0 ? `${diagram}\n\n${notes.map((note) => `- ${note}`).join('\n')}` : diagram;
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const nameOf = ({ path }: AnyStateNode): string => path.join('_').replaceAll('-', '_');

function inside(node: AnyStateNode, indent: string): string[] {
  const lines: string[] = [];
  const first = node.initial.target[0];
  if (first) lines.push(`${indent}[*] --> ${nameOf(first)}`);
  for (const child of childrenOf(node)) {
    if (childrenOf(child).length > 0) {
      lines.push(`${indent}state "${child.key}" as ${nameOf(child)} {`, ...inside(child, `${indent}  `), `${indent}}`);
    } else if (nameOf(child) !== child.key) lines.push(`${indent}state "${child.key}" as ${nameOf(child)}`);
    for (const [label, target] of arrows(child)) lines.push(`${indent}${nameOf(child)} --> ${nameOf(target)}: ${label}`);
    if (child.type === 'final') lines.push(`${indent}${nameOf(child)} --> [*]`);
  }
  return lines;
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [...node.transitions.values(), node.always ?? []].flat();

/** What leads out of a state, each label with its target; transitions that stay are left out. */
const arrows = (node: AnyStateNode): [string, AnyStateNode][] =>
  transitionsOf(node).flatMap((transition) =>
    (transition.target ?? []).map((target): [string, AnyStateNode] => [labelOf(node, transition), target]),
  );

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

/** `xstate.done.actor.0.cart.writing` → `writeCart answers`; `xstate.after.patience.…` → `after patience`. */
function eventName(node: AnyStateNode, eventType: string): string {
  const invoked = node.invoke.find(({ id }) => eventType.endsWith(id));
  if (invoked) return `${String(invoked.src)} ${eventType.startsWith('xstate.done') ? 'answers' : 'fails'}`;
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];
  return delay ? `after ${delay}` : eventType;
}

const everywhere = (root: AnyStateNode): string[] =>
  arrows(root).map(([label, target]) => `From every state that does not say otherwise: \`${label}\` → ${target.key}`);

function ignored(node: AnyStateNode): string[] {
  const own = transitionsOf(node)
    .filter(({ target, actions, eventType }) => !target && actions.length === 0 && eventType !== '')
    .map(({ eventType }) => `\`${eventType}\` is ignored in ${node.key}`);
  return [...own, ...childrenOf(node).flatMap(ignored)];
}
