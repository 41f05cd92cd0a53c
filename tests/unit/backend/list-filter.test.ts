import { describe, expect, it } from 'vitest';
import { readBounds, textTest, wordTest } from '#backend/platform/database/list-filter.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';

describe('a filter of a list', () => {
  it.each([
    ['1000', [1000]],
    ['df:1000', [999, 1001]],
    ['lt:1000', [999]],
    ['lte:1000', [999, 1000]],
    ['gt:1000', [1001]],
    ['gte:1000', [1000, 1001]],
    ['gte:1000,lt:1001', [1000]],
    ['df:1000,lte:1000', [999]],
  ])('of a number: %s', (raw, expected) => {
    const { from, to, except } = readBounds('price', raw) ?? { from: 0, to: 0, except: [] };
    expect([999, 1000, 1001].filter((number) => number >= from && number <= to && !except.includes(number))).toEqual(expected);
  });

  it('of words is equal to one of a list, or different from all of it', () => {
    expect(['a', 'b', 'c'].filter(wordTest('tags', 'a, c') ?? (() => false))).toEqual(['a', 'c']);
    expect(['a', 'b', 'c'].filter(wordTest('tags', 'df:a,c') ?? (() => false))).toEqual(['b']);
  });

  it('of a text contains, equals or differs, both sides being made alike', () => {
    const found = (raw: string) => ['robe longue', 'robe'].filter(textTest('name', raw, (text) => text.toLowerCase()) ?? (() => false));
    expect(found('lk:ROBE')).toEqual(['robe longue', 'robe']);
    expect(found('Robe')).toEqual(['robe']);
    expect(found('df:Robe')).toEqual(['robe longue']);
  });

  it('that is empty filters nothing', () => {
    for (const raw of [undefined, '', 'lk:', ' , ']) {
      expect([wordTest('tags', raw), textTest('name', raw, String), readBounds('price', raw === 'lk:' ? '' : raw)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('refuses an operator that does not fit, and a value that is none', () => {
    expect(() => wordTest('size', 'lt:3')).toThrow(ApiError);
    expect(() => wordTest('kind', 'BOOK', ['WINE'])).toThrow(ApiError);
    expect(() => textTest('name', 'gt:a', String)).toThrow(ApiError);
    expect(() => readBounds('price', 'gte:a')).toThrow(ApiError);
    expect(() => readBounds('price', 'lk:5')).toThrow(ApiError);
  });
});
