import type { Logger } from 'pino';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { cutFont, type FontUse, readFont, UnreadableFontError } from './cut-font.ts';

/** Parts of the name of a cut: `lora-latin-wght-normal-title-400.woff2`, `…-text-all.woff2`. */
const cutName = /^(?<name>[a-z0-9-]+)-(?<use>title|text)-(?<weight>[1-9]\d?0|1000|all)\.woff2$/;

/** Gives a file of `fonts/{hash}/`: one that is stored, or a cut of it, made when it is first asked for. Null: there is none. */
export type FontCuts = (hash: string, file: string, log: Logger) => Promise<Buffer | null>;

/**
 * Cuts of the fonts in a store, kept there. The weights are tens, so that their number is bounded. The same cut asked for twice at
 * once is made once. A font that cannot be cut, stored before uploads were read, is given as it is.
 */
export function createFontCuts(store: MediaStore): FontCuts {
  const underWay = new Map<string, Promise<Buffer | null>>();
  return async (hash, file, log) => {
    const key = `fonts/${hash}/${file}`;
    const kept = await store.read(key);
    if (kept) return kept;
    const { name, use, weight } = cutName.exec(file)?.groups ?? {};
    if (!name || !weight) return null;
    const running = underWay.get(key);
    if (running) return running;
    const made = makeCut(store, `fonts/${hash}/${name}.woff2`, use as FontUse, weight === 'all' ? undefined : Number(weight))
      .catch((error: unknown) => {
        if (!(error instanceof UnreadableFontError)) throw error;
        log.warn({ err: error, key }, 'a font is given uncut');
        return store.read(`fonts/${hash}/${name}.woff2`);
      })
      .then(async (bytes) => {
        if (bytes) await store.write(key, bytes);
        return bytes;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
}

/** Marks that stand on the letter before: browsers write the two as the one letter that there is for it. */
const isCombining = (sign: number): boolean => sign >= 0x300 && sign <= 0x36f;

async function makeCut(store: MediaStore, key: string, use: FontUse, weight: number | undefined): Promise<Buffer | null> {
  const font = await store.read(key);
  if (!font) return null;
  const { signs: all, weights } = await readFont(font);
  const signs = all.filter((sign) => !isCombining(sign));
  return cutFont(font, { signs: signs.length > 0 ? signs : all, use, ...(weight !== undefined && weights && { weight }) });
}
