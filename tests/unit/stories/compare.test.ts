import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare, type Points, readPoints } from '../../pictures/compare.ts';
import { toStored } from '../../pictures/picture-file.ts';

type Setting = { left?: number; colour?: string; ground?: string; weight?: number; shift?: number };

/** A card with a title of bars as letters are, a text and a button; `shift` draws all of it a fraction of a point further. */
const card = ({ left = 24, colour = '#7a4a36', ground = '#faf5ec', weight = 3, shift = 0 }: Setting = {}) => {
  const letters = Array.from({ length: 30 }, (_, at) => `<rect x="${24 + at * 9}" y="40" width="${weight}" height="${at % 3 ? 18 : 26}"/>`);
  const lines = [90, 112, 134].map((y) => `<path d="M24 ${y}q40 -9 90 0t180 0" fill="none" stroke="#46403a" stroke-width="2"/>`);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="260"><rect width="390" height="260" fill="${ground}"/><g transform="translate(${shift} ${shift})" fill="#2c2520">${letters.join('')}${lines.join('')}<rect x="${left}" y="170" width="150" height="44" rx="6" fill="${colour}"/></g></svg>`,
    ),
  )
    .png()
    .toBuffer();
};
const pointsOf = async (setting?: Setting): Promise<Points> => readPoints(await toStored(await card(setting)));
const differenceOf = async (setting: Setting) => compare(await pointsOf(), await pointsOf(setting)).reason;

describe('the comparison of pictures', () => {
  it('lets smoother or rougher edges pass', async () => {
    expect(await differenceOf({})).toBeUndefined();
    expect(await differenceOf({ shift: 0.2 })).toBeUndefined();
  });

  it.each([
    ['an element that moved', { left: 32 }],
    ['a button of another colour', { colour: '#4a6a4a' }],
    ['a ground of another tint', { ground: '#f1ead9' }],
    ['bolder letters', { weight: 6 }],
  ])('sees %s', async (_, setting) => {
    expect(await differenceOf(setting)).toMatch(/differ|another colour/);
  });

  it('sees a picture that grew', async () => {
    const taller = await sharp(await card())
      .extend({ bottom: 12, background: '#faf5ec' })
      .png()
      .toBuffer();
    expect(compare(await pointsOf(), await readPoints(await toStored(taller))).reason).toBe('is 272 px high instead of 260');
  });

  it('sees a part of a real story that moved by four pixels', async () => {
    const before = await readPoints(readFileSync('stories/pictures/blocks/hero--split.390.webp'));
    const { width, height, data } = before;
    const moved = Uint8Array.from(data);
    const third = Math.floor(height / 3) * width * 3;
    moved.set(data.subarray(third, data.length - 2 * width * 3), third + 2 * width * 3);
    expect(compare(before, { width, height, data: moved }).reason).toMatch(/points differ/);
  });
});
