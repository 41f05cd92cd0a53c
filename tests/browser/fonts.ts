import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { convert } from 'fontverter';

/** The project's fonts that stand in for the system's, sans-serif and serif. */
const packages = ['libre-franklin', 'lora'].map((name) => ({ name, path: `node_modules/@fontsource-variable/${name}` }));

/**
 * Settings of fontconfig: `serif` is Lora, and every other family that a page does not bring itself is Libre Franklin, whose
 * variable file bears the name of its thinnest cut. Without hinting every build of Chromium places the letters alike.
 */
const settingsFor = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <alias><family>serif</family><prefer><family>Lora</family></prefer></alias>
  <match target="pattern"><edit name="family" mode="append"><string>Libre Franklin Thin</string></edit></match>
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
export async function prepareFonts(): Promise<string> {
  const version = createHash('sha256').update(settingsFor(''));
  for (const { path } of packages) version.update(readFileSync(`${path}/package.json`));
  const folder = resolve('node_modules/.cache/test-fonts', version.digest('hex').slice(0, 12));
  const settings = join(folder, 'fonts.conf');
  if (existsSync(settings)) return settings;
  mkdirSync(folder, { recursive: true });
  for (const { name, path } of packages) {
    for (const letters of ['latin', 'latin-ext']) {
      for (const style of ['normal', 'italic']) {
        const file = `${path}/files/${name}-${letters}-wght-${style}.woff2`;
        writeWhole(join(folder, basename(file, '.woff2').concat('.ttf')), await convert(readFileSync(file), 'sfnt'));
      }
    }
  }
  // Last: where it is, the fonts are.
  writeWhole(settings, Buffer.from(settingsFor(folder)));
  return settings;
}

/** Several processes start at once: none may read the half of a file that another writes. */
function writeWhole(path: string, content: Uint8Array): void {
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, path);
}
