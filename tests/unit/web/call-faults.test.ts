import { expect, it, vi } from 'vitest';
import { ApiFailure } from '#client/api-failure.ts';
import type { CallKey } from '#schemas/calls/index.ts';
import { checkAnswer, openFaultLog } from '#web/api/call-faults.ts';

/** A log of faults and the lines that it wrote. */
function open() {
  const lines: string[] = [];
  return { lines, ...openFaultLog((_, line) => lines.push(line)) };
}

function wrongAnswer(key: CallKey, data: unknown): unknown {
  try {
    checkAnswer(key, data);
  } catch (error) {
    return error;
  }
  throw new Error('the answer was taken');
}

it('an answer that does not keep its contract is told with its call and the first three wrong fields', () => {
  const { lines, tell } = open();
  tell('GET /site/info', wrongAnswer('GET /site/info', { id: 'one' }));
  expect(lines).toEqual([
    expect.stringMatching(
      /^the answer to GET \/site\/info does not keep its contract: data\.id: [^;\n]+; data\.\w+: [^;\n]+; data\.\w+: [^;\n]+ \(and \d+ more\)$/,
    ),
  ]);
});

it('an answer that is none of the API is told with its status, and one that did not come with its reason', () => {
  const { lines, tell } = open();
  tell('GET /parameter', new ApiFailure(502, 'Bad Gateway'));
  tell('GET /font', new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:4000') }));
  tell('GET /font', new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  expect(lines).toEqual([
    'GET /parameter was answered 502: Bad Gateway',
    'GET /font has no answer: fetch failed (connect ECONNREFUSED 127.0.0.1:4000)',
    'GET /font has no answer: The operation was aborted due to timeout',
  ]);
});

it('a refusal is none of the API’s faults', () => {
  const { lines, tell, isTold } = open();
  const refusal = new ApiFailure(404, 'not found');
  tell('GET /page/{id}', refusal);
  expect(lines).toEqual([]);
  expect(isTold(refusal)).toBe(false);
});

it('the same fault is told once a minute, and who fails for it knows that it is told', () => {
  vi.useFakeTimers();
  const { lines, tell, isTold } = open();
  const fail = () => {
    const error = new ApiFailure(500, 'broken');
    tell('GET /font', error);
    return isTold(error);
  };
  expect([fail(), fail()]).toEqual([true, true]);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  fail();
  expect(lines).toHaveLength(2);
  vi.useRealTimers();
});

it('faults without end are told each, and only the last of them are remembered', () => {
  const { lines, tell } = open();
  for (let n = 0; n < 300; n += 1) tell('GET /font', new ApiFailure(500, `broken ${n}`));
  tell('GET /font', new ApiFailure(500, 'broken 299'));
  expect(lines).toHaveLength(300);
  tell('GET /font', new ApiFailure(500, 'broken 0'));
  expect(lines).toHaveLength(301);
});
