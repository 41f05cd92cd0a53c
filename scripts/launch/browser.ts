import { spawnSync } from 'node:child_process';
import { findBrowser } from '../../tests/browser/launch.ts';
import { StartFailure } from './start-failure.ts';

const quietly = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 300_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;

const aptInstall = (name: string) => quietly('apt-get', ['install', '-y', '-qq', name]);

/**
 * Gives the path of a Chromium for the tests: the system's, else Playwright's own (fetched if need be),
 * else Debian's package when root. Throws StartFailure when none can be had.
 */
export function requireBrowser(): string {
  const installers = [
    () => quietly(process.execPath, ['node_modules/playwright/cli.js', 'install', '--with-deps', '--only-shell', 'chromium']),
    () => process.getuid?.() === 0 && quietly('apt-get', ['update', '-qq']) && ['chromium-headless-shell', 'chromium'].some(aptInstall),
  ];
  let path = findBrowser();
  for (const install of installers) {
    if (path) break;
    install();
    path = findBrowser();
  }
  if (!path)
    throw new StartFailure('No browser for the tests: install Chromium ("apt-get install chromium" as root) or set BROWSER_PATH to one.');
  return path;
}
