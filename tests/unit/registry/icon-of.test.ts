import { describe, expect, it } from 'vitest';
import { iconOf } from '#registry/navigation/site/icon-of.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { iconPaths } from '#ui/icon-paths.ts';

const cartIcon = (name: string, base = 'fa-solid') =>
  iconOf(
    'CART_ICON',
    readParameters([
      { type: 'CART_ICON', value: name },
      { type: 'BASE_FONTAWESOME_ICON', value: base },
    ]).values,
  );

describe('the icons an owner names', () => {
  it('knows the site’s own drawings, as lines', () => {
    expect(cartIcon('heart')).toEqual({ path: iconPaths.heart });
  });

  it('knows those of Font Awesome, all in squares of one size', () => {
    expect(cartIcon('cart-shopping')).toMatchObject({ box: '0 -64 640 640' });
    expect(cartIcon('fa-heart').box).toBe('-64 -64 640 640');
    expect(cartIcon('arrow-down-1-9').box).toBeDefined();
  });

  it('takes the style of the name, else the base style, else the first that has it', () => {
    const [solid, regular] = [cartIcon('fa-solid fa-user'), cartIcon('fa-regular fa-user')];
    expect(solid).not.toEqual(regular);
    expect(cartIcon('user')).toEqual(solid);
    expect(cartIcon('user', 'fa-regular')).toEqual(regular);
    expect(cartIcon('cart-shopping', 'fa-regular')).toEqual(cartIcon('fa-solid fa-cart-shopping'));
    expect(cartIcon('instagram').box).toBeDefined();
  });

  it.each(['there-is-no-such-icon', 'fa-regular fa-cart-shopping', '../../index', 'index', 'fa-solid', ''])(
    'falls back to the usual icon for %j',
    (name) => {
      expect(cartIcon(name)).toEqual({ path: iconPaths.bag });
    },
  );
});
