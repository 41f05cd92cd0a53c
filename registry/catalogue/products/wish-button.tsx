import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/products/wish-button.ts';
import { forcedColours, hover } from '#themes/media.ts';
import { type CSSObject, style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { iconPaths } from '#ui/icon-paths.ts';

const { colour, motion } = theme;

/** The heart as a mask, whose colours say nothing: drawn once in the styles, not in each of a list's cards. */
const heart = (fill: 'none' | 'currentColor') =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='currentColor' stroke-width='1.4'><path d='${iconPaths.heart}Z'/></svg>")`;

const button: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.pill,
  background: colour.ground,
  color: colour.ink,
  cursor: 'pointer',
  '--heart': heart('none'),
  transition: `color ${motion.quick}, transform ${motion.quick}`,
  '&::before': {
    content: '""',
    width: '1.35rem',
    height: '1.35rem',
    background: 'currentColor',
    mask: 'var(--heart) center/contain no-repeat',
  },
  '&[aria-pressed=true]': { color: colour.sale, '--heart': heart('currentColor') },
  '&[aria-busy=true]': { opacity: 0.6 },
  '&:active': { transform: 'scale(0.9)' },
  [hover]: { '&:hover': { color: colour.sale } },
  [forcedColours]: { '&::before': { forcedColorAdjust: 'none', background: 'ButtonText' } },
  // It is kept by the page's code alone.
  '@media (scripting: none)': { display: 'none' },
};

const styles = {
  /** Over the link that a card is. */
  onPicture: style(button, {
    position: 'absolute',
    zIndex: theme.layer.raised,
    top: theme.space.xs,
    right: theme.space.xs,
    boxShadow: theme.shadow.soft,
  }),
  outlined: style(button, { background: 'transparent', boxShadow: `inset 0 0 0 1px ${colour.ruleStrong}` }),
};

type WishButtonProps = {
  idProduct: number;
  name: string;
  /** On the page's ground, not on a picture. */
  outlined?: boolean;
};

/**
 * Button that adds a product to the wish list. Static HTML, the same for everybody: the page's first script shows whether it is pressed
 * (`client/wishlist-memory.ts`), and `toggle-wish.ts` handles a press.
 */
export function WishButton({ idProduct, name, outlined = false }: WishButtonProps) {
  const messages = useMessages(allMessages);
  return (
    <button
      type="button"
      className={outlined ? styles.outlined : styles.onPicture}
      aria-label={messages.label({ name })}
      data-opens="wishlist"
      data-product={idProduct}
      suppressHydrationWarning
    />
  );
}
