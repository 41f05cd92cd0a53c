import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { cutFont, measureFont, readFont, UnreadableFontError } from '#backend/foundation/media/fonts/cut-font.ts';
import { createFontCuts } from '#backend/foundation/media/fonts/font-cuts.ts';
import { partSigns, unicodeRangeOf } from '#backend/foundation/media/fonts/font-signs.ts';
import { storeParts } from '#backend/foundation/media/fonts/store-parts.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';

const font = (path: string) => readFileSync(new URL(`../../../../node_modules/@fontsource${path}`, import.meta.url));
const fraunces = font('-variable/fraunces/files/fraunces-latin-full-normal.woff2');
const lora = font('-variable/lora/files/lora-latin-wght-normal.woff2');
const cyrillic = font('-variable/lora/files/lora-cyrillic-wght-normal.woff2');
const alegreya = font('/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2');
const codes = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const log = pino({ level: 'silent' });

function memoryStore(files: Readonly<Record<string, Buffer>> = {}): MediaStore & { kept: Map<string, Buffer> } {
  const kept = new Map(Object.entries(files));
  return {
    kept,
    read: async (key) => kept.get(key) ?? null,
    has: async (key) => kept.has(key),
    write: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  };
}

describe('a cut of a font', () => {
  it('keeps the signs that are asked for and no other', async () => {
    const wanted = codes('Été œuvre 12 €');
    const { signs } = await readFont(await cutFont(alegreya, { signs: wanted, use: 'text' }));
    expect(signs).toEqual([...new Set(wanted)].sort((a, b) => a - b));
  });

  it('keeps every sign where none is named', async () => {
    const { signs } = await readFont(await cutFont(alegreya, { use: 'text' }));
    expect(signs).toEqual((await readFont(alegreya)).signs);
  });

  it('fixes the axes that no setting moves and keeps the weights', async () => {
    expect((await readFont(fraunces)).axes.toSorted()).toEqual(['SOFT', 'WONK', 'opsz', 'wght']);
    const all = await readFont(await cutFont(fraunces, { use: 'title' }));
    expect(all).toMatchObject({ axes: ['wght'], weights: { min: 100, max: 900 } });
    const one = await cutFont(fraunces, { use: 'title', weight: 360 });
    expect(await readFont(one)).toMatchObject({ axes: [], weights: null });
    expect(one.length).toBeLessThan(fraunces.length / 5);
  });

  it('keeps the features of scripts whose letters join for fonts that have one', async () => {
    const garamond = font('-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2');
    const featuresOf = async (bytes: Buffer) => {
      const sfnt = await convert(bytes, 'sfnt');
      const names = ['rlig', 'liga', 'kern', 'fina'].filter((name) => sfnt.includes(name, 0, 'latin1'));
      return { names, size: bytes.length };
    };
    const signs = codes('*^123 recommend unknown fi');
    const latin = await featuresOf(await cutFont(garamond, { signs }));
    expect(latin.names).toEqual(['liga', 'kern']);
    const joined = await featuresOf(await cutFont(garamond, { signs: [...signs, 0x627] }));
    expect(joined.names).toEqual(['rlig', 'liga', 'kern']);
    expect(latin.size).toBeLessThan(joined.size);
  });

  it('keeps all axes of a font that somebody brings', async () => {
    const { axes } = await readFont(await cutFont(fraunces, { signs: codes('abc') }));
    expect(axes).toEqual(expect.arrayContaining(['SOFT', 'WONK', 'opsz', 'wght']));
  });

  it('is made of any format, and as WOFF2', async () => {
    const cut = await cutFont(await convert(lora, 'sfnt'), { weight: 2000, use: 'text' });
    expect(cut.toString('latin1', 0, 4)).toBe('wOF2');
  });

  it('of what is no font, or cut off, is refused', async () => {
    const header = Buffer.concat([Buffer.from('00010000', 'hex'), Buffer.alloc(60)]);
    for (const bytes of [Buffer.from('<html>'), Buffer.alloc(0), lora.subarray(0, 5000), header, Buffer.from('wOF2'.padEnd(64, '\0'))]) {
      await expect(cutFont(bytes, { use: 'text' })).rejects.toThrow(UnreadableFontError);
      await expect(readFont(bytes)).rejects.toThrow(UnreadableFontError);
      await expect(measureFont(bytes)).rejects.toThrow(UnreadableFontError);
    }
  });
});

describe('the measures of a font', () => {
  it('are those of its regular weight, whatever its own first weight is', async () => {
    const { averageWidth, unitsPerEm, ascent } = await measureFont(fraunces);
    // Its own first weight is 900, half an em wide.
    expect(averageWidth / unitsPerEm).toBeGreaterThan(0.4);
    expect(averageWidth / unitsPerEm).toBeLessThan(0.47);
    expect(ascent / unitsPerEm).toBeCloseTo(0.978, 2);
  });

  it('say whether its letters have serifs', async () => {
    const isSerif = async (path: string) => (await measureFont(font(path))).isSerif;
    for (const name of ['eb-garamond', 'lora', 'playfair-display', 'fraunces']) {
      const [axis = 'wght'] = name === 'fraunces' ? ['full'] : [];
      expect(await isSerif(`-variable/${name}/files/${name}-latin-${axis}-normal.woff2`), name).toBe(true);
      expect(await isSerif(`-variable/${name}/files/${name}-latin-${axis}-italic.woff2`), name).toBe(true);
    }
    for (const name of ['josefin-sans', 'libre-franklin', 'dm-sans', 'source-sans-3']) {
      expect(await isSerif(`-variable/${name}/files/${name}-latin-wght-normal.woff2`), name).toBe(false);
      expect(await isSerif(`-variable/${name}/files/${name}-latin-wght-italic.woff2`), name).toBe(false);
    }
    expect(await isSerif('-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')).toBe(false);
    expect(await isSerif('/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2')).toBe(false);
    expect(await isSerif('/dm-serif-display/files/dm-serif-display-latin-400-normal.woff2')).toBe(true);
  });
});

describe('the signs of a font', () => {
  it('are basic or further ones', () => {
    expect(partSigns(codes('aœ€→жő'))).toEqual({ basic: codes('aœ€→'), further: codes('жő') });
  });

  it('are written as the shortest range', () => {
    expect(unicodeRangeOf([0x43, 0x41, 0x42, 0x20ac])).toBe('U+0041-0043,U+20AC');
  });
});

describe('a font that somebody brings', () => {
  it('is kept in two files where it has more than the basic signs', async () => {
    const store = memoryStore();
    const files = await storeParts(store, { name: 'ours', bytes: cyrillic, weight: '400', style: 'normal' });
    expect(files.map(({ url }) => url.split('/').at(-1))).toEqual(['ours.woff2', 'ours-more.woff2']);
    expect(files.map(({ weight }) => weight)).toEqual(['400 700', '400 700']);
    expect(files[1]?.unicodeRange).toMatch(/^U\+0102,U\+0400-045F,/);
    expect(store.kept.size).toBe(2);
  });

  it('has the weight its name says where it is not variable', async () => {
    const [file] = await storeParts(memoryStore(), { name: 'ours', bytes: alegreya, weight: '100 900', style: 'normal' });
    expect(file).toMatchObject({ weight: '400', metrics: { unitsPerEm: 1000, ascent: 900, descent: -300 } });
  });
});

describe('the cuts of a store', () => {
  const key = 'fonts/1/lora.woff2';

  it('are made when they are asked for, once, and kept', async () => {
    const store = memoryStore({ [key]: lora });
    const write = vi.spyOn(store, 'write');
    const cuts = createFontCuts(store);
    const [one, other] = await Promise.all([cuts('1', 'lora-text-400.woff2', log), cuts('1', 'lora-text-400.woff2', log)]);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
    expect(await cuts('1', 'lora-text-400.woff2', log)).toEqual(one);
    expect(write).toHaveBeenCalledTimes(1);
    expect(one && (await readFont(one)).weights).toBeNull();
  });

  it('are as many as there are tens: other names make none', async () => {
    const cuts = createFontCuts(memoryStore({ [key]: lora }));
    for (const name of ['lora-text-405.woff2', 'lora-text-0.woff2', 'lora-text-1010.woff2', 'lora-big-400.woff2', 'none-text-400.woff2']) {
      expect(await cuts('1', name, log), name).toBeNull();
    }
  });

  it('of a font that cannot be cut are the font as it is', async () => {
    const damaged = lora.subarray(0, 3000);
    const cuts = createFontCuts(memoryStore({ [key]: damaged }));
    expect(await cuts('1', 'lora-text-400.woff2', log)).toEqual(damaged);
  });
});
