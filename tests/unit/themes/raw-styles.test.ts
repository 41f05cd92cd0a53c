import { describe, expect, it } from 'vitest';
import { findRawStyles } from '../../../scripts/check/raw-styles.ts';

describe('what is written out instead of taken from the theme', () => {
  it.each([
    ["style({ color: '#fff' })", 'colour'],
    ["style({ borderTop: '1px solid #6b4630' })", 'colour'],
    ['const ink = `1px solid rgb(0 0 0 / 0.2)`', 'colour'],
    ["style({ '&:hover': { background: 'oklch(70% 0.1 200)' } })", 'colour'],
    ["const looks = { card: { boxShadow: '0 0 2px black' } } as const", 'colour'],
    ["style({ '--dot': 'rebeccapurple' })", 'colour'],
    ['const dot = <path fill="red" />', 'colour'],
    ["style({ fontFamily: 'Georgia' })", 'font'],
    ["const mono = 'ui-monospace, monospace'", 'font'],
    ["style({ font: '400 1rem/1.5 Arial, sans-serif' })", 'font'],
  ])('%s', (code, what) => {
    expect(findRawStyles(`const a = 1;\n${code}`)).toEqual([expect.objectContaining({ line: 2, what })]);
  });

  it.each([
    `style({ color: theme.colour.ink, background: \`color-mix(in srgb, \${theme.colour.ink} 40%, transparent)\` })`,
    "style({ color: 'inherit', border: '1px solid currentColor', fontFamily: 'var(--face)', font: 'inherit' })",
    'const link = <a href="#add">red</a>',
    "const kinds = { colour: 'red or green', label: 'Pink' }",
    'style({ fontFamily: theme.font.title, whiteSpace: "nowrap" })',
  ])('leaves alone %s', (code) => {
    expect(findRawStyles(code)).toEqual([]);
  });
});
