import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants';

export default (phase: string): NextConfig => ({
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` checks the types; a build does not do it again.
  typescript: { ignoreBuildErrors: true },
  // Pages for developers (`pages/dev`) are none in a build: not even their names reach a browser.
  pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['tsx', 'dev.ts'] : ['tsx'],
  // Pictures come from the API in fixed sizes. Next's own converter would serve anybody who asks, and take a core for each: it is off.
  images: { unoptimized: true },
  compiler: { emotion: { autoLabel: 'never' } },
  // Web processes share the pages they make.
  ...(phase === PHASE_PRODUCTION_SERVER && process.env.REDIS_URL && { cacheHandler: resolve('web/site/shared-pages.ts') }),
  experimental: {
    // Cached pages are kept under the site's version: on disk those of past versions would stay for ever.
    isrFlushToDisk: false,
  },
});
