import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { everyMachine } from '#machines/all.ts';
import { everyState } from './states.ts';

const root = join(import.meta.dirname, '../../..');
const source = (file: string) => readFileSync(join(root, file), 'utf8');
const importsOf = (file: string) => [...source(file).matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, from = '']) => from);

/** Functions that a definition holds where Stately's tools show a name: guards, actions, actors and delays. */
function unnamed(value: unknown, path: string): string[] {
  if (typeof value === 'function') {
    const isCombination = 'guards' in value;
    return isCombination || /(?:^context|^output|\.input|\.params)$/.test(path) ? [] : [path];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unnamed(inner, path ? `${path}.${key}` : key));
}

describe('the machines', () => {
  it('are all known: every file of machines/ that makes one', () => {
    const made = globSync('machines/**/*.ts', { cwd: root }).filter((file) => source(file).includes('createMachine('));
    expect(everyMachine.map(({ file }) => file).sort()).toEqual(made.sort());
  });

  it('have names of their own', () => {
    expect(new Set(everyMachine.map(({ machine }) => machine.id)).size).toBe(everyMachine.length);
  });
});

describe.each(everyMachine.map(({ file, machine }) => [machine.id, file, machine] as const))('the machine of %s', (_, file, machine) => {
  it('is one pure setup().createMachine', () => {
    expect(source(file).match(/createMachine\(/g)).toHaveLength(1);
    expect(source(file)).toMatch(/^export const \w+Machine = setup\(\{[\s\S]*\}\)\.createMachine\(\{[\s\S]*^\}\);\n/m);
    const code = source(file).replace(/^import .*$/gm, '');
    expect(code).not.toMatch(/\b(?:window|document|localStorage|fetch|process)\b[.(]/);
  });

  it('imports nothing but xstate, schemas, rules of domain and machines that it invokes', () => {
    for (const from of importsOf(file)) expect(from).toMatch(/^(?:xstate|#schemas\/.+|#domain\/.+|\.\/[a-z-]+-machine\.ts)$/);
  });

  it('names its guards, actions, actors and delays, so that a tool can show them', () => {
    expect(unnamed(machine.config, '')).toEqual([]);
  });

  it('has a definition that serialises with all its states', () => {
    const text = JSON.stringify(machine);
    expect(JSON.parse(JSON.stringify(JSON.parse(text)))).toEqual(JSON.parse(text));
    expect(statesIn(JSON.parse(text)).sort()).toEqual(everyState(machine));
  });

  it('has a test that walks the shortest path to every state', () => {
    const name = /export const (\w+Machine)\b/.exec(source(file))?.[1];
    const tests = globSync('tests/unit/machines/*-machine.test.ts', { cwd: root }).map(source);
    const walking = tests.filter((test) => test.includes(`toEqual(everyState(${name}))`) && test.includes('getShortestPaths('));
    expect(walking).toHaveLength(1);
  });
});

type Written = { states?: Record<string, Written> };

function statesIn({ states = {} }: Written, above = ''): string[] {
  return Object.entries(states).flatMap(([name, state]) => [above + name, ...statesIn(state, `${above}${name}.`)]);
}

it('tells a machine that holds a function without a name', () => {
  const config: AnyStateMachine['config'] = {
    states: { open: { on: { shut: { guard: () => true, actions: [{ type: 'x', params: () => ({}) }] } } } },
  };
  expect(unnamed(config, '')).toEqual(['states.open.on.shut.guard']);
});
