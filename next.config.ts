import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  pageExtensions: ['tsx'],
  compiler: { emotion: { autoLabel: 'never' } },
};
export default config;
