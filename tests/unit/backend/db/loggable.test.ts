import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { loggable } from '#backend/platform/database/loggable.ts';

function logged(error: unknown): string {
  const lines: string[] = [];
  pino({}, { write: (line: string) => void lines.push(line) }).error({ err: loggable(error) }, 'unexpected');
  return lines.join('');
}

it('logs a failed query with its statement, reason and place, without what was sent', () => {
  const reason = Object.assign(new Error('violates check constraint'), { code: '23514', detail: 'Failing row contains (1, hush).' });
  const line = logged(new DrizzleQueryError('insert into parameters values ($1)', ['hush'], reason));
  expect(line).toContain('insert into parameters values ($1)');
  expect(line).toContain('violates check constraint');
  expect(line).toContain('23514');
  expect(line).toContain('loggable.test.ts');
  expect(line).not.toContain('hush');
});

it('logs any other error as it is', () => {
  expect(logged(new RangeError('out of turn'))).toContain('out of turn');
});
