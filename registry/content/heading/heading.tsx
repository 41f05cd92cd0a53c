import type { HeadingProps } from '#registry/generated/heading.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const group = { display: 'grid', gap: theme.space.xs } as const;
const aligns = {
  start: style(group, { textAlign: 'start' }),
  center: style(group, { textAlign: 'center', justifyItems: 'center' }),
  end: style(group, { textAlign: 'end', justifyItems: 'end' }),
};
const sizes = {
  display: style({ fontSize: theme.size.display, lineHeight: theme.leading.display, letterSpacing: theme.tracking.display }),
  h1: style({ fontSize: theme.size.h1, lineHeight: theme.leading.display }),
  h2: style({ fontSize: theme.size.h2 }),
  h3: style({ fontSize: theme.size.h3 }),
  h4: style({ fontSize: theme.size.h4 }),
};
const eyebrowClass = style(caps, { color: theme.colour.accentInk });

export function Heading({ node }: BlockProps<HeadingProps>) {
  const { text, eyebrow, level, size, align } = node.props;
  const Tag = `h${level}` as const;
  return (
    <div className={aligns[align]}>
      {eyebrow && <p className={eyebrowClass}>{eyebrow}</p>}
      <Tag className={size === 'auto' ? undefined : sizes[size]}>{text}</Tag>
    </div>
  );
}
export default Heading;
