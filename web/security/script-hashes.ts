import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildManifest, getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files.js';
import { htmlEscapeJsonString } from 'next/dist/shared/lib/htmlescape.js';

/** Routes of the panel and of development, which no page of a site is. */
const panelRoute = /^\/(?:admin|dev)(?:\/|$)/;

/**
 * Sources for `script-src` that allow the one inline script of each route: the list of its chunks, which Next writes into the
 * HTML at build. The text is made by the functions that Next itself makes it with, from the build's manifest.
 * @param hasPanel false: without those of the panel's routes, so that pages of a site have a short header
 */
export function scriptHashes(hasPanel: boolean): string[] {
  const file = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'build-manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  const { pagesChunkGroupBootstrapParams: params, chunkLoadingGlobal } = manifest;
  if (!params || !chunkLoadingGlobal) return [];
  const pages = Object.keys(manifest.pages).filter((page) => hasPanel || !panelRoute.test(page));
  const scripts = pages.map((page) => getTurbopackChunkGroupBootstrap(params, chunkLoadingGlobal, ['/_app', page]));
  const hashes = scripts.flatMap((script) => (script ? [sourceOf(htmlEscapeJsonString(script))] : []));
  return [...new Set(hashes)];
}

const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
