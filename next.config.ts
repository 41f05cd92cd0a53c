import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // `npm test` checks the types; a build does not do it again.
  typescript: { ignoreBuildErrors: true },
  pageExtensions: ['tsx'],
  compiler: { emotion: { autoLabel: 'never' } },
  experimental: {
    // Cached pages are kept under the site's version: on disk those of past versions would stay for ever.
    isrFlushToDisk: false,
  },
};
export default config;
