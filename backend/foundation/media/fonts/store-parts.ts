import type { MediaStore } from '#backend/platform/storage/store.ts';
import type { FontFile } from '#schemas/site.ts';
import { storeFontFile } from '../fonts.ts';
import { cutFont, measureFont, readFont } from './cut-font.ts';
import { basicSigns, partSigns, unicodeRangeOf } from './font-signs.ts';

type Upload = { name: string; bytes: Buffer; weight: string; style: FontFile['style'] };

/** Maximum number of further characters that stay with the basic ones: a file of their own would be larger. */
const fewSigns = 30;

/**
 * Puts a font that somebody brings into the media store as WOFF2: a file with the basic signs and, where the font has many more, another
 * with those. The weights of a variable font are read from it, whatever its name says. Throws UnreadableFontError.
 * @param name of the files, without an extension
 */
export async function storeParts(store: MediaStore, { name, bytes, weight: named, style }: Upload): Promise<FontFile[]> {
  const { signs, weights } = await readFont(bytes);
  const weight = weights ? `${weights.min} ${weights.max}` : named.includes(' ') ? '400' : named;
  const metrics = await measureFont(bytes);
  const { basic, further } = partSigns(signs);
  const put = async (kept: readonly number[], unicodeRange: string | null, part = ''): Promise<FontFile> => {
    const url = await storeFontFile(store, `${name}${part}.woff2`, await cutFont(bytes, { signs: kept }));
    return { url, weight, style, unicodeRange, metrics: part ? null : metrics };
  };
  // A font of icons alone.
  if (basic.length === 0) return [await put(further, null)];
  if (further.length < fewSigns) return [await put(signs, [basicSigns, ...(further.length > 0 ? [unicodeRangeOf(further)] : [])].join())];
  return [await put(basic, basicSigns), await put(further, unicodeRangeOf(further), '-more')];
}
