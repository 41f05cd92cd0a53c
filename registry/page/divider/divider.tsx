import type { DividerProps } from '#registry/generated/divider.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';
import { caps } from '../layout/frame.ts';

const { colour, measure, size, space } = theme;
const line = { content: '""', flex: '1 1 0', height: '1px', background: colour.rule } as const;

const spaces = {
  none: style({ paddingBlock: 0 }),
  medium: style({ paddingBlock: space.l }),
  large: style({ paddingBlock: space.xl }),
};
const widths = {
  full: style({ width: '100%' }),
  text: style({ width: `min(100%, ${measure.text})`, marginInline: 'auto' }),
  short: style({ width: 'min(100%, 9rem)', marginInline: 'auto' }),
};
const row = style({ display: 'flex', alignItems: 'center', gap: space.m, color: colour.accentInk, '&::before, &::after': line });
const messages = style(caps, { flex: '0 1 auto', fontSize: size.small, color: colour.muted, textAlign: 'center' });

export function Divider({ node }: BlockProps<DividerProps>) {
  const { kind, label, ornament, width, space: around } = node.props;
  return (
    <div className={spaces[around]}>
      <div className={widths[width]}>
        {kind === 'ornament' && (
          <div className={row} data-ornament={ornament}>
            <Icon name={ornament} size="1.4rem" />
          </div>
        )}
        {kind === 'label' && label && (
          <div className={row}>
            <span className={messages}>{label}</span>
          </div>
        )}
        {(kind === 'line' || (kind === 'label' && !label)) && <hr />}
      </div>
    </div>
  );
}
export default Divider;
