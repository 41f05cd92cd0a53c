import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchReads, coalesce } from '#backend/platform/read-cache/coalesce.ts';

/** A look that notes what it is asked and ends when the test says so. */
function looking() {
  const asked: number[][] = [];
  const endings: PromiseWithResolvers<number>[] = [];
  const ask = batchReads((ones: readonly number[]) => {
    asked.push([...ones]);
    const ending = Promise.withResolvers<number>();
    endings.push(ending);
    return ending.promise;
  });
  return { asked, endings, ask };
}

describe('a look that calls share', () => {
  it('is one for all that ask in one turn', async () => {
    const { asked, endings, ask } = looking();
    const answers = [ask(1), ask(2), ask(3)];
    await turn();
    await turn();
    endings[0]?.resolve(9);
    expect(await Promise.all(answers)).toEqual([9, 9, 9]);
    expect(asked).toEqual([[1, 2, 3]]);
  });

  it('begins after whoever asks: who comes while one is under way waits for the next', async () => {
    const { asked, endings, ask } = looking();
    const early = ask(1);
    await turn();
    await turn();
    const late = [ask(2), ask(3)];
    await turn();
    await turn();
    expect(asked).toEqual([[1]]);
    endings[0]?.resolve(10);
    expect(await early).toBe(10);
    await turn();
    await turn();
    endings[1]?.resolve(11);
    expect(await Promise.all(late)).toEqual([11, 11]);
    expect(asked).toEqual([[1], [2, 3]]);
  });

  it('fails for those alone who share it', async () => {
    const { endings, ask } = looking();
    const failing = ask(1);
    failing.catch(() => {});
    await turn();
    await turn();
    const later = ask(2);
    endings[0]?.reject(new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    await turn();
    await turn();
    endings[1]?.resolve(12);
    expect(await later).toBe(12);
  });

  it('sees what was written before it was asked for', async () => {
    let stored = 1;
    const look = coalesce(async () => {
      const seen = stored;
      await turn();
      return seen;
    });
    const before = look();
    await turn();
    await turn();
    stored = 2;
    expect([await look(), await before]).toEqual([2, 1]);
  });
});
