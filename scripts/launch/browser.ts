import { spawnSync } from 'node:child_process';
import { findBrowser } from '../../tests/browser/launch.ts';
import { StartFailure } from './start-failure.ts';

const runQuietly = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

const aptInstall = (name: string) => runQuietly('apt-get', ['install', '-y', '-qq', name]);

const isRoot = () => process.getuid?.() === 0;

/** Ways to a browser, those first that need nothing of the machine: Debian's package takes half a minute where Playwright's may not be fetched. */
const installers: readonly { name: string; install: () => boolean }[] = [
  {
    name: "Debian's chromium-headless-shell",
    install: () => isRoot() && runQuietly('apt-get', ['update', '-qq']) && ['chromium-headless-shell', 'chromium'].some(aptInstall),
  },
  {
    name: "Playwright's Chromium",
    install: () => runQuietly(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', '--only-shell', 'chromium']),
  },
];

/**
 * Returns the path of a Chromium for the tests: the system's or Playwright's, else one that it installs. Says through `onProgress` what it
 * installs and how long that took. Throws StartFailure when none can be had. Fonts need no installing: the tests bring their own.
 */
export function requireBrowser(onProgress: (line: string) => void = () => {}): string {
  let path = findBrowser();
  for (const { name, install } of installers) {
    if (path) break;
    onProgress(`No browser is installed: installing ${name}; this takes about half a minute …`);
    const started = Date.now();
    install();
    path = findBrowser();
    onProgress(`${path ? 'Installed' : 'Could not be installed'} (${Math.round((Date.now() - started) / 1000)} s)`);
  }
  if (!path)
    throw new StartFailure('No browser for the tests: install Chromium ("apt-get install chromium" as root) or set BROWSER_PATH to one.');
  return path;
}
