import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/breadcrumb.ts';
import type { BreadcrumbProps } from '#registry/generated/breadcrumb.ts';
import { frame } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Breadcrumb as Trail } from '#ui/breadcrumb.tsx';
import type { BreadcrumbData } from './index.ts';

const place = { ...frame(), paddingTop: theme.space.m };
const aligns = { start: style(place), center: style(place, { '& ol': { justifyContent: 'center' } }) };

export function Breadcrumb({ node }: BlockProps<BreadcrumbProps, BreadcrumbData>) {
  const messages = useMessages(allMessages);
  const { crumbs, current } = node.data;
  if (crumbs.length === 0 || !current) return null;
  return (
    <div className={aligns[node.props.align]}>
      <Trail label={messages.label} crumbs={crumbs} current={current} />
    </div>
  );
}
export default Breadcrumb;
