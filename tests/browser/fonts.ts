import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { convert } from 'fontverter';

/** Fonts as the only ones of a system: packages with their files, and the families of sans-serif and serif texts. */
type SystemFonts = { packages: readonly string[]; files: readonly string[]; sans: string; serif: string };

const systems = {
  /** The project's own, whose variable file bears the name of its thinnest cut: no page of a test finds a stand-in of its site's fonts. */
  own: {
    packages: ['@fontsource-variable/libre-franklin', '@fontsource-variable/lora'],
    files: ['latin', 'latin-ext'].flatMap((letters) => [`${letters}-wght-normal`, `${letters}-wght-italic`]),
    sans: 'Libre Franklin Thin',
    serif: 'Lora',
  },
  /** Android's, which a site's fonts have their stand-ins among. Of two files of one name, `local()` finds either: the basic letters alone. */
  phone: {
    packages: ['@fontsource/roboto', '@fontsource/noto-serif'],
    files: ['400', '700'].flatMap((weight) => [`latin-${weight}-normal`, `latin-${weight}-italic`]),
    sans: 'Roboto',
    serif: 'Noto Serif',
  },
} satisfies Record<string, SystemFonts>;
export type FontSystem = keyof typeof systems;

/**
 * Settings of fontconfig: every family that a page does not bring itself is the one without serifs, but for `serif`. Without hinting
 * every build of Chromium places the letters alike.
 */
const settingsFor = (folder: string, { sans, serif }: SystemFonts) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <alias><family>serif</family><prefer><family>${serif}</family></prefer></alias>
  <match target="pattern"><edit name="family" mode="append"><string>${sans}</string></edit></match>
  <match target="font">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hinting"><bool>false</bool></edit>
    <edit name="autohint"><bool>false</bool></edit>
    <edit name="rgba"><const>none</const></edit>
  </match>
</fontconfig>
`;

/**
 * Makes the only fonts that a browser of the tests finds on Linux, whatever is installed there, once for each version of them:
 * as TrueType files, because Chromium reads no other kind from the system. Returns the path of the fontconfig file that names
 * them, for `FONTCONFIG_FILE`; browsers on other systems ignore it.
 */
export async function prepareFonts(system: FontSystem): Promise<string> {
  const fonts: SystemFonts = systems[system];
  const packages = fonts.packages.map((name) => ({ name: basename(name), path: `node_modules/${name}` }));
  // The settings name their folder: a copy of the project that shares these files makes its own.
  const cache = resolve('node_modules/.cache/test-fonts');
  const version = createHash('sha256').update(settingsFor(cache, fonts));
  for (const { path } of packages) version.update(readFileSync(`${path}/package.json`));
  const folder = join(cache, version.digest('hex').slice(0, 12));
  const settings = join(folder, 'fonts.conf');
  if (existsSync(settings)) return settings;
  mkdirSync(folder, { recursive: true });
  for (const { name, path } of packages) {
    for (const part of fonts.files) {
      const font = await convert(readFileSync(`${path}/files/${name}-${part}.woff2`), 'sfnt');
      writeWhole(join(folder, `${name}-${part}.ttf`), font);
    }
  }
  // Last: where it is, the fonts are.
  writeWhole(settings, Buffer.from(settingsFor(folder, fonts)));
  return settings;
}

/** Several processes start at once: none may read the half of a file that another writes. */
function writeWhole(path: string, content: Uint8Array): void {
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}
