import { describe, expect, it } from 'vitest';
import { newChangeLog } from '#backend/platform/read-cache/change-log.ts';

describe('what changed in a site', () => {
  it('is unknown to whoever has not read anything yet', () => {
    const log = newChangeLog();
    log.note(null);
    expect(log.since(0)).toBeNull();
    expect(log.since(log.end())).toEqual([]);
  });

  it('is told to each reader from where that one read to, each product once', () => {
    const log = newChangeLog();
    log.note(null);
    const first = log.end();
    log.note([7, 8]);
    const second = log.end();
    log.note([8, 9]);
    log.note([8]);
    expect(log.since(first)).toEqual([7, 8, 9]);
    expect(log.since(second)).toEqual([8, 9]);
    log.note([]);
    expect(log.since(log.end())).toEqual([]);
  });

  it('is everything when nobody knows what changed, and what comes after is told again', () => {
    const log = newChangeLog();
    log.note([7]);
    const before = log.end();
    log.note(null);
    const after = log.end();
    log.note([8]);
    expect(log.since(before)).toBeNull();
    expect(log.since(after)).toEqual([8]);
  });

  it('is everything to whoever is too far behind', () => {
    const log = newChangeLog();
    log.note(null);
    const before = log.end();
    log.note(Array.from({ length: 6000 }, (_, at) => at + 1));
    const after = log.end();
    log.note([3]);
    expect(log.since(before)).toBeNull();
    expect(log.since(after)).toEqual([3]);
  });
});
