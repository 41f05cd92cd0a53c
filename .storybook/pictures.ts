import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/**
 * Serves the sample site's pictures to the stories under the addresses that the API gives them:
 * `/media/{anything}/{name}-{width}.{avif|webp|jpg|png}`.
 */
export const samplePictures = (): Plugin => ({
  name: 'sample-pictures',
  configureServer(server) {
    server.middlewares.use('/media', (request, response, next) => {
      const [, name, width, format] = /\/([a-z0-9-]+)-(\d+)\.(avif|webp|jpg|png)$/.exec(request.url ?? '') ?? [];
      if (!name || !format) return next();
      readFile(`content/89/pictures/${name}.svg`)
        .then((svg) =>
          sharp(svg)
            .resize(Number(width))
            .toFormat(format === 'jpg' ? 'jpeg' : (format as 'webp'), { effort: 0 })
            .toBuffer(),
        )
        .then((picture) => response.setHeader('Content-Type', `image/${format}`).end(picture), next);
    });
  },
});
