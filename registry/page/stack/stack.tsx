import type { CSSProperties } from 'react';
import type { StackProps } from '#registry/generated/stack.ts';
import type { BlockProps } from '#renderer/types.ts';
import { everyStep, responsiveStyle, responsiveVars } from '#themes/responsive.ts';
import { style } from '#themes/style.ts';
import { alignItems, gapClass } from '../layout/layout-styles.ts';

const stack = style({ display: 'flex', '& > *': { minWidth: 0 } }, responsiveStyle('stack', 'flexDirection'));
const justifies = {
  start: style({ justifyContent: 'flex-start' }),
  center: style({ justifyContent: 'center' }),
  end: style({ justifyContent: 'flex-end' }),
  between: style({ justifyContent: 'space-between' }),
};
const wraps = { true: style({ flexWrap: 'wrap' }), false: style({ flexWrap: 'nowrap' }) };

export function Stack({ node, slots }: BlockProps<StackProps>) {
  const { direction, gap, align, justify, wrap } = node.props;
  const directions = everyStep(direction, (name) => (name === 'vertical' ? 'column' : 'row'));
  return (
    <div
      className={`${stack} ${gapClass[gap]} ${alignItems[align]} ${justifies[justify]} ${wraps[`${wrap}`]}`}
      style={responsiveVars('stack', directions) as CSSProperties}
    >
      {slots.default}
    </div>
  );
}
export default Stack;
