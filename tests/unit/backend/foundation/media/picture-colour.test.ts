import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureColour } from '#backend/foundation/media/picture-colour.ts';

const raster = (alpha: number) => sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 200, g: 100, b: 50, alpha } } });

it('a picture has its own average colour, whatever its kind', async () => {
  const png = await raster(1).png().toBuffer();
  expect(await pictureColour(png, { format: 'png', width: 40 })).toBe('#c86432');
  const half = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400"/><rect width="400" height="400" fill="#fff"/></svg>',
  );
  expect(await pictureColour(half, { format: 'svg', width: 800 })).toMatch(/^#(7f|80){3}$/);
});

it('a picture with holes has none: what stands behind would be seen', async () => {
  expect(await pictureColour(await raster(0.5).png().toBuffer(), { format: 'png', width: 40 })).toBeNull();
  const hole = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><circle cx="40" cy="40" r="30"/></svg>');
  expect(await pictureColour(hole, { format: 'svg', width: 80 })).toBeNull();
});

it('what is no picture is refused', async () => {
  await expect(pictureColour(Buffer.from('no picture'), { format: 'png', width: 1 })).rejects.toThrow();
});
