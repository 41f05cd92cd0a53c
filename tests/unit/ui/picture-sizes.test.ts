import { expect, it } from 'vitest';
import { croppedSizes, framedSizes } from '#ui/picture-sizes.ts';

const landscape = { width: 1500, height: 1000 };

it('a picture cut to a frame is asked for as wide as makes it as high as the frame', () => {
  const frames = [
    { media: '(min-width: 768px)', width: '58vw', height: 'max(82vh, 600px)' },
    { width: '100vw', height: '60vh' },
  ];
  expect(framedSizes(frames, landscape)).toBe('(min-width: 768px) max(58vw, 1.5 * max(82vh, 600px)), max(100vw, 1.5 * 60vh)');
  expect(framedSizes(frames, {})).toBe('(min-width: 768px) 58vw, 100vw');
});

it('sizes grow by what a fixed ratio cuts off the sides of a picture', () => {
  expect(croppedSizes('(min-width: 768px) 46vw, 92vw', '3 / 4', landscape)).toBe('(min-width: 768px) calc(2 * 46vw), calc(2 * 92vw)');
  expect(croppedSizes('(min-width: 768px) calc(50vw - 2rem), min(92vw, 30rem)', '1', landscape)).toBe(
    '(min-width: 768px) calc(1.5 * calc(50vw - 2rem)), calc(1.5 * min(92vw, 30rem))',
  );
});

it('sizes stay where the frame cuts off nothing of the width, or has no ratio of its own', () => {
  expect(croppedSizes('92vw', '16 / 9', landscape)).toBe('92vw');
  expect(croppedSizes('92vw', 'auto', landscape)).toBe('92vw');
  expect(croppedSizes('92vw', undefined, landscape)).toBe('92vw');
  expect(croppedSizes('92vw', '1', {})).toBe('92vw');
});
