import { type LoadRefusal, LoadRefusedError, loadPublic, type Network } from '#backend/platform/outbound/load-public.ts';
import { sanitiseSvg, UnreadableSvgError } from './sanitise-svg.ts';

/** Reason why a drawing was not loaded. */
export type SvgRefusal = LoadRefusal | 'not-svg';

export class SvgRefusedError extends Error {
  override name = 'SvgRefusedError';
  readonly reason: SvgRefusal;
  constructor(reason: SvgRefusal, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

const bounds = { maxBytes: 1_000_000, maxMs: 5000, accept: 'image/svg+xml' };

/** Loads a drawing by https from one of the hosts allowed, sanitised: at most 1 MB in 5 seconds. Throws SvgRefusedError. */
export async function loadSvg(address: string, hosts: readonly string[], network?: Network): Promise<string> {
  try {
    return sanitiseSvg(await loadPublic(address, { hosts, ...bounds }, network));
  } catch (cause) {
    if (cause instanceof LoadRefusedError) throw new SvgRefusedError(cause.reason, cause);
    if (cause instanceof UnreadableSvgError) throw new SvgRefusedError('not-svg', cause);
    throw cause;
  }
}
