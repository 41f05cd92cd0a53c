import { beforeEach, expect, test } from 'vitest';
import { backgroundTasks, removeTask, startWork } from '#admin/shell/background-work.ts';

const shown = () => backgroundTasks.read().map(({ label, state, done, total, outcome }) => [label, state, done, total, outcome]);

beforeEach(() => {
  for (const { id } of backgroundTasks.read()) removeTask(id);
});

test('a task is shown from its start to its end with how far it is, and tells those who watch', () => {
  let told = 0;
  const stop = backgroundTasks.subscribe(() => {
    told += 1;
  });
  const work = startWork('Import', 3);
  work.progress(2);
  expect(shown()).toEqual([['Import', 'running', 2, 3, '']]);
  work.finish('3 lignes');
  expect(shown()).toEqual([['Import', 'done', 2, 3, '3 lignes']]);
  expect(told).toBe(3);
  stop();
});

test('of those that ended the last eight stay, and whatever still runs', () => {
  startWork('first', null);
  for (let index = 1; index <= 10; index += 1) startWork(`${index}`).fail('no');
  expect(shown().map(([label]) => label)).toEqual(['first', '3', '4', '5', '6', '7', '8', '9', '10']);
});
