import { describe, expect, it } from 'vitest';
import { selectChecks } from '../../stories/select-checks.ts';
import { readTier } from '../../tiers.ts';

describe('the fast run of the stories', () => {
  it('checks the first story of a block in every look and every picture', () => {
    expect(selectChecks('fast', true, 'blocks')).toEqual({ otherLooks: true, pictures: 'all' });
  });

  it('checks the first story of a primitive in every look and on a phone', () => {
    expect(selectChecks('fast', true, 'ui')).toEqual({ otherLooks: true, pictures: 'phone' });
  });

  it('leaves other looks and pictures of further stories to the rest', () => {
    expect(selectChecks('fast', false, 'blocks')).toEqual({ otherLooks: false, pictures: 'none' });
  });
});

describe('the rest run of the stories', () => {
  it('pictures no part of the panel, which has a look of its own', () => {
    expect(selectChecks('rest', true, 'admin')).toEqual({ otherLooks: false, pictures: 'none' });
  });

  it.each([
    ['the first story of a block', true, 'blocks', 'all'],
    ['a further story of a block', false, 'blocks', 'phone'],
    ['the first story of a primitive', true, 'ui', 'phone'],
    ['a further story of the theme', false, 'theme', 'phone'],
  ] as const)('checks the other looks and pictures of %s', (_, isFirst, folder, pictures) => {
    expect(selectChecks('rest', isFirst, folder)).toEqual({ otherLooks: true, pictures });
  });
});

describe('TEST_TIER', () => {
  it('is fast where the environment names none', () => {
    expect(readTier(undefined)).toBe('fast');
  });

  it('is refused where no such tier exists', () => {
    expect(() => readTier('all')).toThrow('TEST_TIER must be fast or rest');
  });
});
