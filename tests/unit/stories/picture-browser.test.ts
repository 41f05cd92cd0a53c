import { describe, expect, it } from 'vitest';
import { type PictureBrowser, whyNotComparable } from '../../pictures/picture-browser.ts';

const stored: PictureBrowser = { chromium: 156, system: 'linux', probe: { 'Alegreya Sans SC': 1418.8, serif: 902.1 } };

describe('stored pictures of stories', () => {
  it('are compared where the browser and the width of its letters are those they were made with', () => {
    expect(whyNotComparable(stored, { ...stored, probe: { ...stored.probe } })).toBeUndefined();
  });

  it.each<[string, Partial<PictureBrowser>, RegExp]>([
    [
      'the probe text has another width in one font',
      { probe: { ...stored.probe, 'Alegreya Sans SC': 1427.7 } },
      /1427\.7 px wide in Alegreya Sans SC.*1418\.8/,
    ],
    ['a font is measured that was not', { probe: { ...stored.probe, monospace: 700 } }, /700 px wide in monospace/],
    ['the browser has another version', { chromium: 157 }, /made by Chromium 156 on linux, this is 157/],
    ['the system is another', { system: 'darwin' }, /this is 156 on darwin/],
  ])('are not compared, and the reason is told, where %s', (_, other, reason) => {
    expect(whyNotComparable(stored, { ...stored, ...other })).toMatch(reason);
  });

  it('are not compared where nobody stored what made them', () => {
    expect(whyNotComparable({}, stored)).toMatch(/this is 156 on linux/);
  });
});
