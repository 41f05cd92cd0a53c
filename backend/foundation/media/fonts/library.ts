import type { Logger } from 'pino';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import type { FontFamily } from '#schemas/site.ts';
import { storeFont, UnknownFontError } from '../fonts.ts';

const upright = ['wght-normal'];
const both = ['wght-normal', 'wght-italic'];

/** Fonts that every site may wear, with the package each comes from and the cuts an owner can choose among. */
const installed: readonly { family: string; package: string; cuts: readonly string[] }[] = [
  { family: 'Alegreya Sans', package: '@fontsource/alegreya-sans', cuts: cutsOf([300, 400, 500, 700, 800], [400, 700]) },
  { family: 'Alegreya Sans SC', package: '@fontsource/alegreya-sans-sc', cuts: cutsOf([400, 500, 700, 800], []) },
  { family: 'Bricolage Grotesque', package: '@fontsource-variable/bricolage-grotesque', cuts: upright },
  { family: 'DM Sans', package: '@fontsource-variable/dm-sans', cuts: both },
  { family: 'DM Serif Display', package: '@fontsource/dm-serif-display', cuts: cutsOf([400], [400]) },
  { family: 'EB Garamond', package: '@fontsource-variable/eb-garamond', cuts: both },
  { family: 'Fraunces', package: '@fontsource-variable/fraunces', cuts: both },
  { family: 'Josefin Sans', package: '@fontsource-variable/josefin-sans', cuts: both },
  { family: 'Libre Franklin', package: '@fontsource-variable/libre-franklin', cuts: both },
  { family: 'Lora', package: '@fontsource-variable/lora', cuts: both },
  { family: 'Outfit', package: '@fontsource-variable/outfit', cuts: upright },
  { family: 'Playfair Display', package: '@fontsource-variable/playfair-display', cuts: both },
  { family: 'Source Sans 3', package: '@fontsource-variable/source-sans-3', cuts: both },
];

function cutsOf(normal: readonly number[], italic: readonly number[]): string[] {
  return [...normal.map((weight) => `${weight}-normal`), ...italic.map((weight) => `${weight}-italic`)];
}

export type FontLibrary = (log: Logger) => Promise<readonly FontFamily[]>;

/**
 * The library in a media store: its files are put there when it is first asked for. A font that is not installed is left out.
 * If the store cannot be written, the library is empty until the next call, and pages use the site's own fonts.
 */
export function createFontLibrary(store: MediaStore): FontLibrary {
  let stored: Promise<FontFamily[]> | undefined;
  return (log) => {
    stored ??= storeLibrary(store, log).catch((error: unknown) => {
      stored = undefined;
      log.error({ err: error }, 'font library');
      return [];
    });
    return stored;
  };
}

async function storeLibrary(store: MediaStore, log: Logger): Promise<FontFamily[]> {
  const families: FontFamily[] = [];
  for (const { family, package: packageName, cuts } of installed) {
    try {
      families.push({ family, isOwn: false, files: await storeFont(store, packageName, cuts) });
    } catch (error) {
      if (!(error instanceof UnknownFontError)) throw error;
      log.warn({ family, reason: error.message }, 'font left out');
    }
  }
  return families;
}
