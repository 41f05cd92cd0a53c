import { above, below, hover } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';

const { colour, motion, space } = theme;
const fromBottom = `calc(${space.m} + var(--bar-bottom, 0px))`;
/** In the middle of the margin that every page keeps. */
const margin = `calc((${space.gutter} - 2.75rem) / 2)`;

const styles = {
  /**
   * On a screen with enough margin beside the page, a column as high as the page holds the sticky link. It shows after a screen of
   * scrolling. On a narrower screen it would cover prices and links, so it stays at its place in the page.
   */
  column: style({
    display: 'flex',
    justifyContent: 'flex-end',
    padding: `${space.m} ${space.gutter} 0`,
    [above('xxl')]: {
      display: 'block',
      position: 'absolute',
      zIndex: theme.layer.raised,
      top: 0,
      // Above the last line of the footer, where the page ends.
      bottom: `calc(5rem + var(--bar-bottom, 0px))`,
      width: '2.75rem',
      padding: 0,
      overflow: 'clip',
      overflowClipMargin: '4px',
      pointerEvents: 'none',
      'body:has(&)': { position: 'relative' },
    },
    // Only while the link is being followed: a new page comes at once.
    'html:has(& > :focus)': { scrollBehavior: 'smooth' },
    'body:has([data-way-up="page"]) &[data-way-up="footer"]': { display: 'none' },
  }),
  sides: {
    start: style({ [below('xxl')]: { justifyContent: 'flex-start' }, [above('xxl')]: { insetInlineStart: margin } }),
    end: style({ [above('xxl')]: { insetInlineEnd: margin } }),
  },
  link: style({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: '50%',
    background: colour.surface,
    // Twice, to outdo what the footer says of its links.
    '&&': { color: colour.ink },
    boxShadow: `0 0 0 1px ${colour.rule}, ${theme.shadow.soft}`,
    pointerEvents: 'auto',
    [above('xxl')]: { position: 'sticky', top: `calc(100dvh - 2.75rem - ${fromBottom})`, marginTop: '200svh' },
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
    [hover]: { '&&:hover': { background: colour.button, color: colour.onButton, textDecoration: 'none' } },
  }),
};

type WayUpProps = {
  label: string;
  /** Owner of the link: the footer's is hidden if the page has its own. */
  owner: 'footer' | 'page';
  side?: 'start' | 'end';
};

/** Leads back to the top of the page; beside a wide page it shows once one has scrolled a screen. Plain HTML and CSS. */
export const BackToTop = ({ label, owner, side = 'end' }: WayUpProps) => (
  <div className={`${styles.column} ${styles.sides[side]}`} data-way-up={owner}>
    <a className={styles.link} href="#top" aria-label={label} title={label}>
      <Icon name="up" size="1.3rem" />
    </a>
  </div>
);
