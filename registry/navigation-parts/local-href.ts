import { localPath } from '#client/local-path.ts';
import type { LoadContext } from '#renderer/types.ts';

/** Where a link of the chrome leads in the page's language; other sites, mails and anchors stay as they are. */
export const localHref = (context: Pick<LoadContext, 'site' | 'lang'>, href: string): string =>
  href.startsWith('/') ? localPath(context, href) : href;
