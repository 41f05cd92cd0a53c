import { type Purpose, purposes } from '#client/consent.ts';
import { localPath } from '#client/local-path.ts';
import { describeTrackers, readTrackers, type Trackers, trackerPurposes } from '#domain/analytics/trackers.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { CookieNoticeProps } from '#registry/generated/cookie-notice.ts';
import type { LoadContext } from '#renderer/types.ts';
import { purposesOfCode } from '../consent/consent-scripts.ts';

export type CookieNoticeData = {
  asked: Purpose[];
  policyHref: string;
  /** Measurement services of the site, and the partners behind them. */
  trackers?: Trackers;
  trackerPartners?: readonly string[];
};

/** Loads the purposes that need consent: those that the block names, of scripts added by the owner, and of measurement services. */
async function loadCookieNotice(props: CookieNoticeProps, context: LoadContext): Promise<CookieNoticeData> {
  const trackers = readTrackers(context.parameters);
  const measured = trackerPurposes(trackers, context.site.isECommerce);
  const named: readonly Purpose[] = [...(props.purposes ?? []), ...purposesOfCode(context.parameters), ...measured];
  return {
    asked: purposes.filter((purpose) => named.includes(purpose)),
    policyHref: localPath(context, '/cookie-policy'),
    ...(trackers && { trackers, trackerPartners: describeTrackers(trackers).map(({ partner }) => partner) }),
  };
}

export const code = defineBlockCode<CookieNoticeProps, CookieNoticeData>({
  load: loadCookieNotice,
});
