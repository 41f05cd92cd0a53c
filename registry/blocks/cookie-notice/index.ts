import { defineBlock } from '../../define-block.ts';
import type { CookieNoticeProps } from '../../generated/cookie-notice.ts';
import { type CookieNoticeData, loadCookieNotice } from './load.ts';

export const block = defineBlock<CookieNoticeProps, CookieNoticeData>({
  type: 'cookie-notice',
  version: 1,
  mode: 'visible',
  defaults: { purposes: [] },
  load: loadCookieNotice,
});
