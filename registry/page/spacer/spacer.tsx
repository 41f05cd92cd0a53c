import type { CSSProperties } from 'react';
import type { SpacerProps } from '#registry/generated/spacer.ts';
import type { BlockProps } from '#renderer/types.ts';
import { everyStep, responsiveStyle, responsiveVars } from '#themes/responsive.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const spacer = style(responsiveStyle('spacer', 'height'));

/** Empty room, in the steps of the theme: the owner's setting for spacing reaches it. */
export function Spacer({ node }: BlockProps<SpacerProps>) {
  const heights = everyStep(node.props.height, (name) => theme.space[name]);
  return <div className={spacer} style={responsiveVars('spacer', heights) as CSSProperties} aria-hidden="true" />;
}
export default Spacer;
