import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/social-links.ts';
import type { SocialLinksProps } from '#registry/generated/social-links.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { SocialList } from '../company/social-list.tsx';
import type { SocialLinksData } from './index.ts';

const block = { display: 'grid', gap: theme.space.xs } as const;
const aligns = {
  start: style(block, { justifyItems: 'start' }),
  center: style(block, { justifyItems: 'center' }),
  end: style(block, { justifyItems: 'end' }),
};
const titleClass = style(caps, { color: theme.colour.heading });

/** Nothing where the settings name no network. */
export function SocialLinks({ node }: BlockProps<SocialLinksProps, SocialLinksData>) {
  const messages = useMessages(allMessages);
  const { title, align, size } = node.props;
  const { links } = node.data;
  if (links.length === 0) return null;
  return (
    <div className={aligns[align]}>
      {title && <p className={titleClass}>{title}</p>}
      <SocialList links={links} label={title || messages.social} small={size === 'small'} />
    </div>
  );
}
export default SocialLinks;
