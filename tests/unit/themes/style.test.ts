import { expect, test } from 'vitest';
import { above } from '#themes/media.ts';
import { extractStyles } from '../../../themes/extract-styles.ts';
import { responsiveStyle, responsiveVars } from '../../../themes/responsive.ts';
import { keyframes, namesIn, style } from '../../../themes/style.ts';

test('equal styles share one class; of several objects the later wins', () => {
  expect(style({ padding: '1px' }, { padding: '2px' })).toBe(style({ padding: '1px' }, { padding: '2px' }));
  expect(extractStyles(`<p class="${style({ padding: '1px' }, { padding: '2px' })}">`).css).toMatch(/\{padding:2px\}/);
});

test('a page takes the styles that its HTML names, and no other', () => {
  const used = style({ color: 'var(--colour-ink)' });
  const unused = style({ color: 'var(--colour-accent)' });
  const { names, css } = extractStyles(`<p class="a ${used}">s-nothing</p>`);
  expect(names).toEqual([used.slice(2)]);
  expect(css).toBe(`.${used}{color:var(--colour-ink)}`);
  expect(css).not.toContain(unused);
});

test('classes are found in HTML that is held in JSON as well', () => {
  const used = style({ margin: '3px' });
  expect(extractStyles(JSON.stringify({ html: `<p class="${used}">` })).names).toEqual([used.slice(2)]);
});

test('an animation comes with the style that names it', () => {
  const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
  const { css } = extractStyles(`<p class="${style({ animation: `${turn} 1s` })}">`);
  expect(css).toContain(`@keyframes ${turn}{to{`);
});

test('the browser finds the names of a page’s styles in their CSS', () => {
  const turn = keyframes({ to: { transform: 'rotate(2turn)' } });
  const [one, two] = [style({ animation: `${turn} 2s` }), style({ color: '#123', '&:hover': { color: '#321' } })];
  const { names, css } = extractStyles(`<p class="${one} ${two}">`);
  expect(namesIn(css).toSorted()).toEqual(names.filter((name) => css.includes(name)).toSorted());
  expect(namesIn(css)).toEqual(expect.arrayContaining([one.slice(2), two.slice(2), turn.replace('animation-', '')]));
});

test('screens change at 576, 768, 996, 1200 and 1367 px', () => {
  const widths = [576, 768, 996, 1200, 1367].map((px) => `@media (min-width: ${px}px)`);
  expect((['sm', 'md', 'lg', 'xl', 'xxl'] as const).map(above)).toEqual(widths);
});

test('a responsive value is custom properties, each breakpoint falling back to the next smaller one', () => {
  expect(responsiveVars('h', '10vh')).toEqual({ '--h': '10vh' });
  expect(responsiveVars('h', { base: '10vh', md: '20vh' })).toEqual({ '--h': '10vh', '--h-md': '20vh' });
  expect(responsiveStyle('h', 'height')).toMatchObject({
    height: 'var(--h)',
    '@media (min-width: 768px)': { height: 'var(--h-md, var(--h-sm, var(--h)))' },
  });
});
