import { scriptHashes } from './script-hashes.ts';

const isProduction = process.env.NODE_ENV === 'production';

/**
 * What pages may load. Scripts: our own files, and the inline script of each route by its hash; development evaluates code and
 * talks to its own socket. Inline styles stay allowed: the theme and the styles of each page stand in `<style>`, and blocks hand
 * values to CSS through `style` attributes.
 */
function policy(): string {
  const scripts = isProduction ? scriptHashes() : ["'unsafe-eval'", "'unsafe-inline'"];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isProduction ? '' : ' ws:'}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Headers of every page. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', policy()],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
];
