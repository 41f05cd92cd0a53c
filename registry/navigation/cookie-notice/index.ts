import { type Purpose, purposes } from '#client/consent.ts';
import { localPath } from '#client/local-path.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { CookieNoticeProps } from '#registry/generated/cookie-notice.ts';
import type { LoadContext } from '#renderer/types.ts';
import { purposesOfCode } from '../consent/consent-scripts.ts';

export type CookieNoticeData = { asked: Purpose[]; policyHref: string };

/** Loads the purposes that need consent: those that the block names, and those of scripts added by the owner. */
async function loadCookieNotice(props: CookieNoticeProps, context: LoadContext): Promise<CookieNoticeData> {
  const named: readonly Purpose[] = [...(props.purposes ?? []), ...purposesOfCode(context.parameters)];
  return { asked: purposes.filter((purpose) => named.includes(purpose)), policyHref: localPath(context, '/cookie-policy') };
}

export const code = defineBlockCode<CookieNoticeProps, CookieNoticeData>({
  load: loadCookieNotice,
});
