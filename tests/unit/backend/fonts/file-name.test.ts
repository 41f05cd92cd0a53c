import { expect, it } from 'vitest';
import { readFontName, safeFontName } from '#backend/foundation/media/fonts/file-name.ts';

it.each([
  ['Inter-Thin.woff2', '100', 'normal'],
  ['Inter-ExtraLight.woff2', '200', 'normal'],
  ['inter_extra_light_italic.ttf', '200', 'italic'],
  ['Inter-Light.otf', '300', 'normal'],
  ['Inter-Regular.woff', '400', 'normal'],
  ['Inter-Medium.woff2', '500', 'normal'],
  ['Inter-SemiBold.woff2', '600', 'normal'],
  ['Inter-Bold.woff2', '700', 'normal'],
  ['Inter-BoldItalic.woff2', '700', 'italic'],
  ['Inter ExtraBold.woff2', '800', 'normal'],
  ['INTER-BLACK.WOFF2', '900', 'normal'],
  ['Inter.woff2', '400', 'normal'],
  ['Inter-Italic.woff2', '400', 'italic'],
  ['Inter-Oblique.woff2', '400', 'italic'],
  ['Highlight-Bold.woff2', '700', 'normal'],
  ['Blackadder-Regular.woff2', '400', 'normal'],
  ['lora-latin-600-normal.woff2', '600', 'normal'],
  ['Museo1000.woff2', '400', 'normal'],
  ['fraunces-latin-wght-italic.woff2', '100 900', 'italic'],
  ['Inter-Variable.ttf', '100 900', 'normal'],
  ['', '400', 'normal'],
])('reads weight and style from the file name %s', (name, weight, style) => {
  expect(readFontName(name)).toEqual({ weight, style });
});

it.each([
  ['Éclat Noir.woff2', 'eclat-noir'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a"b</style>.woff', 'a-b-style'],
  ['….ttf', 'font'],
  ['字.otf', 'font'],
  [`${'x'.repeat(90)}.ttf`, 'x'.repeat(60)],
])('makes %s safe for an address', (name, safe) => {
  expect(safeFontName(name)).toBe(safe);
});
