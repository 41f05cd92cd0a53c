import type { AnchorProps } from '#registry/generated/anchor.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { belowHeader } from '../layout/frame.ts';

/** Takes no height of its own; a link to it stops where the header ends. */
const place = style({ position: 'absolute', scrollMarginTop: belowHeader });
const holder = style({ position: 'relative', height: 0, marginBlock: 0 });

export function Anchor({ node }: BlockProps<AnchorProps>) {
  return (
    <div className={holder}>
      <span id={node.props.name} className={place} />
    </div>
  );
}
export default Anchor;
