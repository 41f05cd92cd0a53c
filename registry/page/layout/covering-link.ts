import type { CSSObject } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const { ease, motion } = theme;

/** A title whose link covers the whole card; the line below its `span` grows where the card sets its size under the pointer. */
export const coveringLink: CSSObject = {
  '& a': { textDecoration: 'none', color: 'inherit' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& span': {
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '0 1px',
    backgroundPosition: '0 96%',
    transition: `background-size ${motion.calm} ${ease.out}`,
  },
};
