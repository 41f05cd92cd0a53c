import { createHash } from 'node:crypto';
import { embedOrigins } from '#registry/consent-parts/embed-hosts.ts';
import { openStreetMap } from '#registry/map-parts/map-place.ts';
import { originsOf, type ParameterValues } from '#schemas/parameters/index.ts';
import { earlyScript } from '../browser/early-script.ts';
import { readCode } from '../head/custom-code.ts';
import { scriptHashes } from './script-hashes.ts';

const isProduction = process.env.NODE_ENV === 'production';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** Development evaluates code and writes inline scripts; a hash beside `unsafe-inline` would switch that off. */
const ownScripts = isProduction ? [hashOf(earlyScript), ...scriptHashes()] : ["'unsafe-eval'", "'unsafe-inline'"];

/** What an owner allows beyond the site itself: inline scripts, and https origins to load from and to talk to. */
type Allowed = { inline: readonly string[]; origins: readonly string[]; hasScripts: boolean; hasEmbeds: boolean };

/** Where the tiles of maps come from unless a block says otherwise. */
const tileOrigin = new URL(openStreetMap.url).origin;

/** More would make a header that servers in front refuse. */
const maxOrigins = 20;

/**
 * What pages may load. Scripts: our own files, the inline script of each route by its hash, and the owner's: inline ones by
 * their hashes, others by their origin. Development talks to its own socket. Inline styles stay allowed: the theme and the
 * styles of each page stand in `<style>`, and blocks hand values to CSS through `style` attributes. Videos and
 * maps that people have said yes to come from the few hosts that blocks can show (ADR 0013).
 */
function policy({ inline, origins: all, hasScripts, hasEmbeds }: Allowed): string {
  const origins = all.slice(0, maxOrigins);
  const hashes = isProduction ? [...new Set(inline.map(hashOf))] : [];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...ownScripts, ...hashes, ...(hasScripts ? origins : [])],
    ["style-src 'self' 'unsafe-inline'", ...origins],
    ["img-src 'self' data: blob:", ...(hasEmbeds ? [tileOrigin] : []), ...origins],
    ["font-src 'self'", ...origins],
    ["media-src 'self'", ...origins],
    ["connect-src 'self'", ...(isProduction ? [] : ['ws:']), ...origins],
    ["frame-src 'self'", ...(hasEmbeds ? embedOrigins : []), ...origins],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'", ...origins],
    ["frame-ancestors 'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

type Coded = Pick<ParameterValues, 'SCRIPT_TO_LOAD' | 'AFTER_BODY_HTML_TO_LOAD' | 'SCRIPT_ALLOWED_ORIGINS'>;

/** The content policy of pages with an owner's code. Without `hasScripts` none of its scripts runs. */
export function policyWith(parameters: Coded, hasScripts: boolean): string {
  const { inline } = readCode(parameters, { hasScripts });
  return policy({ inline, origins: originsOf(parameters.SCRIPT_ALLOWED_ORIGINS), hasScripts, hasEmbeds: true });
}

/** The content policy of pages that show nothing but our own, such as the admin panel. */
export const plainPolicy = policy({ inline: [], origins: [], hasScripts: false, hasEmbeds: false });

export const policyHeader = 'Content-Security-Policy';

/** Headers of every page, beside its content policy. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
];
