import { type Targets, transform } from 'lightningcss';

/** The oldest browsers that Next 16 runs in, as lightningcss writes versions. */
const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);
const targets: Targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(111),
  safari: version(16, 4),
  ios_saf: version(16, 4),
};

/** CSS in as few bytes as say the same, with the prefixes that the oldest browsers need. On the server only. Throws where it is no CSS. */
export const minifyCss = (css: string): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets }).code.toString();
