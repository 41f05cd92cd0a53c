import type { RichTextProps } from '#registry/generated/rich-text.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { prose } from '../texts/prose.ts';
import type { RichTextData } from './index.ts';

const sizes = {
  body: style(prose),
  lead: style(prose, { fontSize: theme.size.lead, lineHeight: theme.leading.snug }),
  small: style(prose, { fontSize: theme.size.small }),
};
const aligns = { start: style({ textAlign: 'start' }), center: style({ textAlign: 'center', marginInline: 'auto' }) };
const measures = { text: style({ maxWidth: theme.measure.text }), full: style({ maxWidth: 'none' }) };
const dropCapClass = style({
  '& > p:first-of-type::first-letter': {
    float: 'left',
    fontFamily: theme.font.title,
    fontSize: '3.4em',
    lineHeight: 0.86,
    paddingRight: '0.08em',
    color: theme.colour.primaryInk,
  },
});

export function RichText({ node }: BlockProps<RichTextProps, RichTextData>) {
  const { size, align, measure, dropCap } = node.props;
  return (
    <div
      className={`${sizes[size]} ${aligns[align]} ${measures[measure]} ${dropCap ? dropCapClass : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by this block's load
      dangerouslySetInnerHTML={{ __html: node.data.html }}
    />
  );
}
export default RichText;
