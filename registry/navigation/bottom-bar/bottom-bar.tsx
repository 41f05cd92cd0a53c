import type { BottomBarProps } from '#registry/generated/bottom-bar.ts';
import { frame } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Credit } from '../site/credit.tsx';
import type { LegalLink } from '../site/legal-links.ts';
import { LegalNav } from '../site/legal-nav.tsx';
import type { BottomBarData } from './index.ts';

const { colour, size, space } = theme;
const styles = {
  bar: style({
    background: colour.footerGround,
    color: colour.footerMuted,
    borderTop: `1px solid ${colour.footerRule}`,
    fontSize: size.small,
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a:hover': { textDecoration: 'underline' },
    '& :focus-visible': { outlineColor: colour.footerInk },
  }),
  row: style(frame(), {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${space.xl}`,
    paddingBlock: space.xs,
    minHeight: '2.75rem',
  }),
  links: style({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${space.l}`,
    padding: 0,
    listStyle: 'none',
    '& a': { display: 'inline-block', paddingBlock: space.xs },
  }),
};

export function BottomBar({ node }: BlockProps<BottomBarProps, BottomBarData>) {
  const { owner, years, legal, credit } = node.data;
  const own = node.props.links;
  const Root = node.props.isFooter ? 'footer' : 'div';
  const links: readonly LegalLink[] = [...own, ...legal.filter(({ href }) => own.every((link) => link.href !== href))];
  return (
    <Root className={styles.bar}>
      <div className={styles.row}>
        <p>
          © {years} {owner}
        </p>
        <LegalNav links={links} className={styles.links} />
        {credit && <Credit {...credit} />}
      </div>
    </Root>
  );
}
export default BottomBar;
