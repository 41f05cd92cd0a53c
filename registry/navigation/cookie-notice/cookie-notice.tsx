import { useEffect } from 'react';
import type { Trackers } from '#domain/analytics/trackers.ts';
import type { CookieNoticeProps } from '#registry/generated/cookie-notice.ts';
import type { BlockProps } from '#renderer/types.ts';
import { noticeAttributes } from '../consent/asked-purposes.ts';
import type { CookieNoticeData } from './index.ts';
import { Notice } from './notice.tsx';
import { cookieNoticeStyles as styles } from './styles.ts';

/** Requests consent if the site needs it. A site that needs none has no HTML for it, so the code of the block is never loaded. */
export function CookieNotice({ node }: BlockProps<CookieNoticeProps, CookieNoticeData>) {
  const { asked, policyHref, trackers, trackerPartners = [] } = node.data;
  const { text } = node.props;
  const partners = [node.props.partners ?? '', ...trackerPartners].filter(Boolean).join(', ');
  useEffect(() => {
    if (trackers) void import('#client/analytics/start-measurement.ts').then(({ startMeasurement }) => startMeasurement(trackers));
  }, [trackers]);
  if (asked.length === 0 && !trackers) return null;
  return (
    <div className={styles.mark} {...noticeAttributes(asked, partners)} data-trackers={trackers && trackerMark(trackers)}>
      {asked.length > 0 && <Notice asked={asked} partners={partners} text={text} policyHref={policyHref} />}
    </div>
  );
}
export default CookieNotice;

/** Tells the page's first script whether measurement begins before an answer. */
const trackerMark = ({ matomo }: Trackers): string => (matomo?.isExempt ? 'exempt' : 'asked');
