import type { AnyStateMachine } from 'xstate';
import { type ChartState, chartOf } from '#machines/chart.ts';

/** A machine as a Mermaid state diagram, with what holds in every state, and what is ignored where, as a list below. */
export function drawMachine(machine: AnyStateMachine): string {
  const chart = chartOf(machine);
  const diagram = ['```mermaid', 'stateDiagram-v2', ...inside(chart, '  '), '```'].join('\n');
  const notes = [...described(chart), ...everywhere(chart), ...ignored(chart)];
  return notes.length > 0 ? `${diagram}\n\n${notes.map((note) => `- ${note}`).join('\n')}` : diagram;
}

const idOf = (path: string): string => path.replaceAll(/[.-]/g, '_');

function inside({ states }: ChartState, indent: string): string[] {
  const lines: string[] = [];
  for (const { path } of states.filter(({ isInitial }) => isInitial)) lines.push(`${indent}[*] --> ${idOf(path)}`);
  for (const state of states) {
    const { name, path, kind, transitions } = state;
    const id = idOf(path);
    if (state.states.length > 0) lines.push(`${indent}state "${name}" as ${id} {`, ...inside(state, `${indent}  `), `${indent}}`);
    else if (id !== name) lines.push(`${indent}state "${name}" as ${id}`);
    for (const { label, target } of transitions) if (target !== null) lines.push(`${indent}${id} --> ${idOf(target)}: ${label}`);
    if (kind === 'final') lines.push(`${indent}${id} --> [*]`);
  }
  return lines;
}

const described = ({ path, description, states }: ChartState): string[] => [
  ...(description ? [`**${path}**: ${description}`] : []),
  ...states.flatMap(described),
];

const everywhere = ({ transitions }: ChartState): string[] =>
  transitions.flatMap(({ label, target }) =>
    target === null ? [] : [`From every state that does not say otherwise: \`${label}\` → ${target}`],
  );

const ignored = ({ name, transitions, states }: ChartState): string[] => [
  ...transitions.filter(({ isIgnored }) => isIgnored).map(({ label }) => `\`${label}\` is ignored in ${name}`),
  ...states.flatMap(ignored),
];
