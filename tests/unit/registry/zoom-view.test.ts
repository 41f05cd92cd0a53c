import { expect, test } from 'vitest';
import { fitted, kept, wholeView, wrapped, zoomedAt } from '../../../registry/media-parts/zoom-view.ts';

test('what lies under the finger stays there when the picture grows', () => {
  const point = { x: 80, y: -40 };
  const view = zoomedAt(wholeView, 2, point);
  // The same spot of the picture, before and after.
  expect({ x: (point.x - view.x) / view.scale, y: (point.y - view.y) / view.scale }).toEqual(point);
  expect(zoomedAt(view, 1, point)).toEqual({ scale: 1, x: 0, y: 0 });
});

test('a picture grows to five times at most, and never shrinks below its whole', () => {
  expect(zoomedAt(wholeView, 40, { x: 0, y: 0 }).scale).toBe(5);
  expect(zoomedAt(wholeView, 0.2, { x: 0, y: 0 }).scale).toBe(1);
});

test('an edge of an enlarged picture does not come into the frame', () => {
  const picture = { width: 300, height: 200 };
  const frame = { width: 300, height: 600 };
  expect(kept({ scale: 2, x: 900, y: 900 }, picture, frame)).toEqual({ scale: 2, x: 150, y: 0 });
  expect(kept({ scale: 1, x: 50, y: 50 }, picture, frame)).toEqual(wholeView);
});

test('a picture is shown whole, whatever its shape', () => {
  expect(fitted({ width: 1000, height: 500 }, { width: 400, height: 400 })).toEqual({ width: 400, height: 200 });
  expect(fitted({ width: 0, height: 0 }, { width: 400, height: 300 })).toEqual({ width: 400, height: 300 });
});

test('the items wrap at both ends', () => {
  expect([wrapped(0, -1, 5), wrapped(4, 1, 5), wrapped(2, 1, 5), wrapped(0, 1, 1)]).toEqual([4, 0, 3, 0]);
});
