import type { CSSProperties } from 'react';
import type { GridProps } from '#registry/generated/grid.ts';
import type { BlockProps } from '#renderer/types.ts';
import { everyStep, responsiveStyle, responsiveVars } from '#themes/responsive.ts';
import { style } from '#themes/style.ts';
import { alignItems, gapClass } from '../layout/layout-styles.ts';

const grid = style({ display: 'grid', '& > *': { minWidth: 0 } }, responsiveStyle('grid', 'gridTemplateColumns'));
const justifies = {
  start: style({ justifyItems: 'start' }),
  center: style({ justifyItems: 'center' }),
  end: style({ justifyItems: 'end' }),
  stretch: style({ justifyItems: 'stretch' }),
};

/** The columns of each breakpoint, or as many of a least width as there is room for. */
const templates = ({ columns, minWidth }: GridProps) =>
  everyStep(columns, (count) =>
    minWidth ? `repeat(auto-fit, minmax(min(100%, ${minWidth}px), 1fr))` : `repeat(${count}, minmax(0, 1fr))`,
  );

export function Grid({ node, slots }: BlockProps<GridProps>) {
  const { gap, align, justify } = node.props;
  return (
    <div
      className={`${grid} ${gapClass[gap]} ${alignItems[align]} ${justifies[justify]}`}
      style={responsiveVars('grid', templates(node.props)) as CSSProperties}
    >
      {slots.default}
    </div>
  );
}
export default Grid;
