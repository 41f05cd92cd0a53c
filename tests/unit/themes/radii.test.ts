import { expect, test } from 'vitest';
import { readParameters } from '#schemas/parameters/index.ts';
import { radii } from '#themes/radii.ts';

test.each([
  [-1, '4px'],
  [0, '0px'],
  [12, '12px'],
  [39, '39px'],
  [40, '999px'],
])('buttons at BUTTON_RADIUS %i have corners of %s, beside others of 4px', (value, corner) => {
  expect(radii({ ...readParameters([]).values, BORDER_RADIUS: 4, BUTTON_RADIUS: value })).toMatchObject({ s: '4px', button: corner });
});
