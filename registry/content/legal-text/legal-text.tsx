import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/legal-text.ts';
import type { LegalTextProps } from '#registry/generated/legal-text.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { prose } from '../texts/prose.ts';
import type { LegalTextData } from './index.ts';

const measures = { text: style(prose, { maxWidth: theme.measure.text }), full: style(prose) };

/** Shows a legal text. Without a text, the owner's preview shows that it is missing, and shoppers see nothing. */
export function LegalText({ node }: BlockProps<LegalTextProps, LegalTextData>) {
  const messages = useMessages(allMessages);
  const { html, isPreview } = node.data;
  if (!html) return isPreview ? <mark>{messages.missing}</mark> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
  return <div className={measures[node.props.measure]} dangerouslySetInnerHTML={{ __html: html }} />;
}
export default LegalText;
