import { createHash } from 'node:crypto';
import { readTrackers, trackerOrigins } from '#domain/analytics/trackers.ts';
import { openStreetMap } from '#registry/content/maps/map-place.ts';
import { embedOrigins } from '#registry/navigation/consent/embed-hosts.ts';
import { originsOf, type ParameterValues } from '#schemas/parameters/index.ts';
import type { ShownMethod } from '#schemas/payments.ts';
import { bootScript, holdScript } from '../generated/boot-script.ts';
import { readCode } from './custom-code.ts';
import { scriptHashes } from './script-hashes.ts';
import { speculationRules } from './speculation-rules.ts';

const isProduction = process.env.NODE_ENV === 'production';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
/** Development evaluates code and writes inline scripts; a hash beside `unsafe-inline` would switch that off. */
const ownScripts = (hasPanel: boolean): readonly string[] =>
  isProduction
    ? [...[bootScript, holdScript, speculationRules].map(hashOf), ...scriptHashes(hasPanel)]
    : ["'unsafe-eval'", "'unsafe-inline'"];
const [panelScripts, siteScripts] = [ownScripts(true), ownScripts(false)];

/** Permissions that an owner adds to the site's own: inline scripts, and https origins to load from and to call. */
type Allowed = {
  inline: readonly string[];
  origins: readonly string[];
  hasScripts: boolean;
  hasEmbeds: boolean;
  payment?: PaymentOrigins;
  trackers?: TrackerOrigins;
};

/** Origins that the chosen provider of payments needs, on payment pages alone (GET /payment/method). */
export type PaymentOrigins = ShownMethod['origins'];
const noPayment: PaymentOrigins = { script: [], frame: [], connect: [], image: [], formAction: [] };

type TrackerOrigins = ReturnType<typeof trackerOrigins>;
const noTrackers = trackerOrigins(undefined);

/** Origin of map tiles, unless a block sets another. */
const tileOrigin = new URL(openStreetMap.url).origin;

/** More would make a header that servers in front refuse. */
const maxOrigins = 20;

/**
 * Builds the content policy of pages. Scripts: our own files, inline scripts by their hashes, and the owner's, inline ones by hash, others
 * by origin. Our inline scripts are the first one of every page, the list of each route's chunks and the prefetch rules. Development
 * connects to its own socket. Inline styles stay allowed: the theme and the styles of each page are in `<style>`, and blocks pass values to
 * CSS by `style` attributes. Videos and maps, shown after consent, come from the few hosts that blocks support
 * (docs/decisions/security.md#consent-and-third-parties).
 */
function policy(
  { inline, origins: all, hasScripts, hasEmbeds, payment = noPayment, trackers = noTrackers }: Allowed,
  own = siteScripts,
): string {
  const origins = all.slice(0, maxOrigins);
  const hashes = isProduction ? [...new Set(inline.map(hashOf))] : [];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...own, ...hashes, ...(hasScripts ? origins : []), ...payment.script, ...trackers.script],
    ["style-src 'self' 'unsafe-inline'", ...origins],
    ["img-src 'self' data: blob:", ...(hasEmbeds ? [tileOrigin] : []), ...origins, ...payment.image, ...trackers.image],
    ["font-src 'self'", ...origins],
    ["media-src 'self'", ...origins],
    ["connect-src 'self'", ...(isProduction ? [] : ['ws:']), ...origins, ...payment.connect, ...trackers.connect],
    ["frame-src 'self'", ...(hasEmbeds ? embedOrigins : []), ...origins, ...payment.frame, ...trackers.frame],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'", ...origins, ...payment.formAction],
    ["frame-ancestors 'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

type Coded = Pick<ParameterValues, 'SCRIPT_TO_LOAD' | 'AFTER_BODY_HTML_TO_LOAD' | 'SCRIPT_ALLOWED_ORIGINS'>;
type Measured = Parameters<typeof readTrackers>[0];

/** The content policy of pages with an owner's code. Without `hasScripts` none of its scripts runs; `payment`: of a payment page. */
export function policyWith(parameters: Coded & Partial<Measured>, hasScripts: boolean, payment?: PaymentOrigins): string {
  const { inline } = readCode(parameters, { hasScripts });
  return policy({
    inline,
    origins: originsOf(parameters.SCRIPT_ALLOWED_ORIGINS),
    hasScripts,
    hasEmbeds: true,
    ...(hasScripts && { trackers: trackerOrigins(readTrackers(parameters as Measured)) }),
    ...(payment && { payment }),
  });
}

/** The content policy of pages that show nothing but our own, such as the admin panel. */
export const plainPolicy = policy({ inline: [], origins: [], hasScripts: false, hasEmbeds: false }, panelScripts);

export const policyHeader = 'Content-Security-Policy';
export const permissionsHeader = 'Permissions-Policy';

/** Headers of every page, beside its content policy. */
export const securityHeaders: readonly (readonly [string, string])[] = [
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  // Windows of others have no hold on ours; those that we open, such as a network's to share, keep theirs.
  ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  [permissionsHeader, 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
];

/**
 * The permissions of a payment page: wallets of a provider open from its own frame, which the page has to let.
 * Undefined: those of every page.
 */
export const paymentPermissions = ({ frame }: PaymentOrigins): string | undefined =>
  frame.length === 0
    ? undefined
    : `camera=(), microphone=(), geolocation=(self), payment=(self ${frame
        .filter((origin) => !origin.includes('*'))
        .map((origin) => `"${origin}"`)
        .join(' ')}), usb=()`;
