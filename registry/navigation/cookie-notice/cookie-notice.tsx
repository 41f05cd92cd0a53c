import type { CookieNoticeProps } from '#registry/generated/cookie-notice.ts';
import type { BlockProps } from '#renderer/types.ts';
import { noticeAttributes } from '../consent/asked-purposes.ts';
import type { CookieNoticeData } from './index.ts';
import { Notice } from './notice.tsx';
import { cookieNoticeStyles as styles } from './styles.ts';

/** Requests consent if the site needs it. A site that needs none has no HTML for it, so the code of the block is never loaded. */
export function CookieNotice({ node }: BlockProps<CookieNoticeProps, CookieNoticeData>) {
  const { asked, policyHref } = node.data;
  const { partners = '', text } = node.props;
  if (asked.length === 0) return null;
  return (
    <div className={styles.mark} {...noticeAttributes(asked, partners)}>
      <Notice asked={asked} partners={partners} text={text} policyHref={policyHref} />
    </div>
  );
}
export default CookieNotice;
