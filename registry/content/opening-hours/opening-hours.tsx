import type { OpeningHoursProps } from '#registry/generated/opening-hours.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { HoursTable } from '../company/hours-table.tsx';
import type { OpeningHoursData } from './index.ts';

const titleClass = style({ fontSize: theme.size.h4, marginBottom: theme.space.s });

export function OpeningHours({ node }: BlockProps<OpeningHoursProps, OpeningHoursData>) {
  if (node.data.lines.length === 0) return null;
  return (
    <div>
      {node.props.title && <h2 className={titleClass}>{node.props.title}</h2>}
      <HoursTable lines={node.data.lines} />
    </div>
  );
}
export default OpeningHours;
