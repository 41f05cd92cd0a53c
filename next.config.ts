import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

export default (phase: string): NextConfig => ({
  poweredByHeader: false,
  // A kind of page is loaded when it is first asked for: pages for admins take no memory of a server that has none.
  experimental: { preloadEntriesOnStart: false },
  // Pages share these with the program around them; proxy.tsx would have each a second time.
  serverExternalPackages: ['zod', 'parse5', 'tldts', 'ipaddr.js'],
  // Kept pages have an ETag of their own. Of the others Next would hash every byte, to be told by few that they have it.
  generateEtags: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` checks the types; a build does not do it again.
  typescript: { ignoreBuildErrors: true },
  turbopack: { resolveAlias: { zod: { browser: './client/zod.ts' } } },
  // Pages for developers (`pages/dev`) are none in a build: not even their names reach a browser.
  pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['tsx', 'dev.ts'] : ['tsx'],
  // Pictures come from the API in fixed sizes. Next's own converter would serve anybody who asks, and take a core for each: it is off.
  images: { unoptimized: true },
});
