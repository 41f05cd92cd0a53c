import { everyMachine } from '#machines/all.ts';
import { type ChartState, chartOf } from '#machines/chart.ts';
import { walks } from '../../tests/e2e/walks.ts';
import { rules } from '../../tests/rules/index.ts';
import type { NamedTest } from './test-titles.ts';

const find = (title: string, tests: readonly NamedTest[]): NamedTest | undefined => tests.find((test) => test.title.includes(title));
const inBrowser = (tests: readonly NamedTest[]): NamedTest[] => tests.filter(({ file }) => file.startsWith('tests/e2e/'));
const below = ({ states }: ChartState): string[] => states.flatMap((state) => [state.path, ...below(state)]);

/** Lists the faults of the page of rules: a rule or a walk whose test is missing, a walk to an unknown state. */
export function ruleProblems(tests: readonly NamedTest[]): string[] {
  const untested = Object.values(rules)
    .flat()
    .filter(({ tests: titles }) => titles.length === 0 || titles.some((title) => !find(title, tests)))
    .map(
      ({ rule, tests: titles }) =>
        `The rule “${rule}” names no test, or one that is not there: ${titles.find((title) => !find(title, tests))}`,
    );
  const lost = Object.entries(walks).flatMap(([id, walked]) => {
    const machine = everyMachine.find((each) => each.machine.id === id)?.machine;
    const states = machine ? below(chartOf(machine)) : [];
    return Object.entries(walked)
      .filter(([state, title]) => !states.includes(state) || !find(title, inBrowser(tests)))
      .map(([state, title]) => `The walk to ${state} of ${id} leads to no state, or its test is not there: ${title}`);
  });
  return [...untested, ...lost];
}

/** docs/rules.md: every rule with its tests, and the states of each machine that a browser test walks to. */
export function rulesPage(tests: readonly NamedTest[]): string {
  const chapters = Object.entries(rules).map(([name, list]) =>
    table(
      `## ${name}`,
      ['rule', 'tests'],
      list.map(({ rule, tests: titles }) => [asText(rule), titles.map((title) => link(title, tests)).join('<br>')]),
    ),
  );
  const machines = Object.entries(walks).map(([id, walked]) =>
    table(
      `### ${id}`,
      ['state', 'test'],
      Object.entries(walked).map(([state, title]) => [`\`${state}\``, link(title, inBrowser(tests))]),
    ),
  );
  return `# Rules

What the program has to do, sentence by sentence, and the tests that hold it to that: tests, stories that do something, and the proofs of [parameters](parameters.md). \`npm run generate\` writes this page from \`tests/rules/\`, \`tests/e2e/walks.ts\` and their titles; a rule without the test it names fails the check.
${chapters.join('')}
## States seen in a browser

Unit tests walk the shortest path to every state of every [machine](machines.md). These a shopper comes to as well, and browser tests walk there.
${machines.join('')}`;
}

const table = (heading: string, columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\n${heading}\n\n${[columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;

function link(words: string, tests: readonly NamedTest[]): string {
  const test = find(words, tests);
  return test ? `[${asCell(test.title)}](../${test.file})` : '';
}

/** A pipe would end the cell, an angle bracket reads as markup. A rule may hold links. */
const asText = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
/** In a title brackets are no link. */
const asCell = (text: string) => asText(text).replaceAll(/[[\]]/g, '\\$&');
