import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import type { LegalTextProps } from '../../generated/legal-text.ts';
import { prose } from '../../text-parts/prose.ts';
import type { LegalTextData } from './load.ts';
import { words as allWords } from './words.ts';

const measures = { text: style(prose, { maxWidth: theme.measure.text }), full: style(prose) };

/** Says to the owner who previews what she has still to write; shoppers see nothing in its place. */
export function LegalText({ node }: BlockProps<LegalTextProps, LegalTextData>) {
  const words = useWords(allWords);
  const { html, isPreview } = node.data;
  if (!html) return isPreview ? <mark>{words.missing}</mark> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
  return <div className={measures[node.props.measure]} dangerouslySetInnerHTML={{ __html: html }} />;
}
export default LegalText;
