import { prose } from '#registry/content/texts/prose.ts';
import type { HtmlProps } from '#registry/generated/html.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { HtmlData } from './index.ts';

const markup = style(prose, {
  '& :is(div, section, article, details) > * + *': { marginTop: '1em' },
  '& summary': { fontWeight: theme.weight.strong },
});

/** The owner's own markup. It wears the theme; classes in it are there for the CSS of the settings. */
export function Html({ node }: BlockProps<HtmlProps, HtmlData>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
  return <div className={markup} dangerouslySetInnerHTML={{ __html: node.data.html }} />;
}
export default Html;
