import { messages } from '#messages/generated/web/head/site-bar-frame.ts';
import type { Lang } from '#schemas/site.ts';

/** Height in px of the bar before it knows what it says. */
const startHeight = 44;

/**
 * The bar of an administrator on the site: a page of the panel in a frame, so that neither its scripts nor its styles meet the site's,
 * and not a byte of it is in what anybody else loads.
 */
export function SiteBarFrame({ path, lang }: { path: string; lang: Lang }) {
  return (
    <iframe
      src={`/admin/site-bar?path=${encodeURIComponent(path)}`}
      title={messages[lang].title}
      style={{ display: 'block', width: '100%', height: startHeight, border: 0 }}
    />
  );
}
