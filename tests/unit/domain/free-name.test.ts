import { describe, expect, it } from 'vitest';
import { findFreeName, slugify } from '#domain/free-name.ts';

describe('a text as a name', () => {
  it.each([
    ['Été à la mer', 'ete-a-la-mer'],
    ['  Œuvre & Cæsar !', 'oeuvre-caesar'],
    ['你好', ''],
    ['---', ''],
  ])('%s is "%s"', (text, slug) => expect(slugify(text, 60)).toBe(slug));

  it('is cut where it is too long, without a hyphen at its end', () => {
    expect(slugify('une robe de mariée', 9)).toBe('une-robe');
    expect(slugify('x'.repeat(300), 80)).toHaveLength(80);
  });
});

describe('a free name', () => {
  const find = (wanted: string, taken: readonly string[], maxLength = 80) =>
    findFreeName(wanted, maxLength, (name) => taken.includes(name));

  it('is the wanted one, else the first number behind it that is free', async () => {
    expect(await find('robe', [])).toBe('robe');
    expect(await find('robe', ['robe', 'robe-2', 'robe-4'])).toBe('robe-3');
  });

  it('is never longer than it may be, its number included', async () => {
    const wanted = 'x'.repeat(90);
    const taken: string[] = [];
    for (let at = 0; at < 12; at += 1) taken.push(await find(wanted, taken));
    expect(new Set(taken).size).toBe(12);
    expect(taken.every(({ length }) => length === 80)).toBe(true);
    expect(taken.at(-1)).toMatch(/x-12$/);
  });

  it('ends with no hyphen before its number', async () => {
    expect(await find('robe-bleue', [], 5)).toBe('robe');
    expect(await find('robe-bleue', ['robe-bl'], 7)).toBe('robe-2');
  });
});
