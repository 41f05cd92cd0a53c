import type { SectionProps } from '#registry/generated/section.ts';
import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { frame, withinFrame } from '../layout/frame.ts';

const { colour, measure, site, space } = theme;

const grounds = {
  none: style({}),
  surface: style({ background: colour.surface }),
  tint: style({ background: colour.tint }),
  accent: style({ background: colour.tintAccent }),
  primary: style({ background: colour.primary, color: colour.onPrimary, '& h1, & h2, & h3, & p, & a, & dt, & dd': { color: 'inherit' } }),
};
const paddings = {
  none: style({ paddingBlock: 0 }),
  small: style({ paddingBlock: space.l }),
  medium: style({ paddingBlock: space.band }),
  large: style({ paddingBlock: space.section }),
  sheet: style({
    paddingBlock: `${site.sheetMarginTopMobile} ${space.l}`,
    [above('md')]: { paddingTop: site.sheetMarginTop },
  }),
};
/** Without anything to show, such as products to go with another or steps of an order without a cart, there is no band either. */
const filled = style({ '&:has(> div:empty), [data-no-cart] &:has(> div > [data-needs-cart]:only-child)': { display: 'none' } });
const inner = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l } as const;
const widths = {
  full: style(inner),
  page: style(inner, withinFrame, frame(measure.page)),
  wide: style(inner, withinFrame, frame(measure.wide)),
  narrow: style(inner, withinFrame, frame(measure.narrow)),
  text: style(inner, withinFrame, frame(measure.text)),
};

export function Section({ node, slots }: BlockProps<SectionProps>) {
  const { label, anchor, ground, padding, width } = node.props;
  return (
    <section id={anchor} className={`${filled} ${grounds[ground]} ${paddings[padding]}`} aria-label={label}>
      <div className={widths[width]}>{slots.default}</div>
    </section>
  );
}
export default Section;
