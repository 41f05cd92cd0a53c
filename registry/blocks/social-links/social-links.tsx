import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { SocialList } from '../../company-parts/social-list.tsx';
import type { SocialLinksProps } from '../../generated/social-links.ts';
import { caps } from '../../page-parts/frame.ts';
import type { SocialLinksData } from './load.ts';
import { words as allWords } from './words.ts';

const block = { display: 'grid', gap: theme.space.xs } as const;
const aligns = {
  start: style(block, { justifyItems: 'start' }),
  center: style(block, { justifyItems: 'center' }),
  end: style(block, { justifyItems: 'end' }),
};
const titleClass = style(caps, { color: theme.colour.heading });

/** Nothing where the settings name no network. */
export function SocialLinks({ node }: BlockProps<SocialLinksProps, SocialLinksData>) {
  const words = useWords(allWords);
  const { title, align, size } = node.props;
  const { links } = node.data;
  if (links.length === 0) return null;
  return (
    <div className={aligns[align]}>
      {title && <p className={titleClass}>{title}</p>}
      <SocialList links={links} label={title || words.social} small={size === 'small'} />
    </div>
  );
}
export default SocialLinks;
