import { describe, expect, it } from 'vitest';
import { pictureNames, resolvePictures } from '#domain/pictures.ts';

const image = { name: 'robe', url: '/media/abc/robe', externalPath: null, alt: 'Une robe', width: 800, height: 1200 };
const find = (name: string) => (name === 'robe' ? image : undefined);

describe('picture references of a document', () => {
  it('become images at any depth; the reference’s own text wins', () => {
    const document = {
      layouts: [{ nodes: [{ props: { image: { picture: 'robe', alt: 'Portée' }, cards: [{ image: { picture: 'robe' } }] } }] }],
    };
    expect(resolvePictures(document, find)).toEqual({
      layouts: [
        {
          nodes: [
            {
              props: {
                image: { ...image, picture: 'robe', alt: 'Portée' },
                cards: [{ image: { ...image, picture: 'robe', alt: 'Une robe' } }],
              },
            },
          ],
        },
      ],
    });
  });

  it('keep their reference when the picture is gone', () => {
    expect(resolvePictures({ picture: 'gone', alt: 'Une jupe' }, find)).toEqual({ picture: 'gone', alt: 'Une jupe' });
  });

  it('leave everything else as it is', () => {
    const other = { picture: 3, list: [null, 'a', { b: true }] };
    expect(resolvePictures(other, find)).toEqual(other);
  });

  it('are listed once each', () => {
    expect(pictureNames([{ picture: 'a', alt: '' }, { deep: { picture: 'b' } }, { picture: 'a' }])).toEqual(['a', 'b']);
  });
});
