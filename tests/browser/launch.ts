import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { type FontSystem, prepareFonts } from './fonts.ts';

/** Paths of Chromium on Debian, Ubuntu and other systems; the one without windows first, which starts twice as fast. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium on this machine: `BROWSER_PATH`, the system's, else Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.BROWSER_PATH, ...systemPaths, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Options with which every test starts Chromium: no sandbox as root, no network calls of its own. Its only fonts are the project's own,
 * drawn alike by every build, or a phone's.
 */
export async function launchOptions(fonts: FontSystem = 'own') {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    env: { ...process.env, FONTCONFIG_FILE: await prepareFonts(fonts) },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
