import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renditions } from '#schemas/renditions.ts';
import { Picture, type PictureProps, pictureWidths } from '#ui/picture.tsx';
import { lighterOnPhones } from '#ui/picture-sizes.ts';

const image = { url: '/media/1/robe', alt: 'Robe', width: 800, height: 1000, colour: '#c86432' };
const html = (more: Partial<PictureProps> = {}) => renderToStaticMarkup(<Picture image={image} sizes="50vw" {...more} />);

describe('a picture', () => {
  it('stands in its own colour while it loads, and in the page’s where that is not known', () => {
    expect(html()).toContain('style="background:#c86432"');
    expect(html({ image: { ...image, colour: null } })).not.toContain('style=');
    // A picture shown whole leaves room beside it.
    expect(html({ fit: 'contain' })).not.toContain('#c86432');
  });

  it('is offered in each width once, and fetched when it comes near', () => {
    expect(html()).toContain('srcSet="/media/1/robe-480.avif 480w, /media/1/robe-750.avif 750w" sizes="50vw"');
    expect(html()).toContain('loading="lazy"');
  });

  it('is named in widths that the API serves, also to a browser that is answered in WebP', () => {
    expect(renditions.avif).toEqual(pictureWidths);
    expect(renditions.webp).toEqual(pictureWidths);
  });

  it('of one width names no others', () => {
    expect(html({ widths: [160] })).not.toContain('srcSet');
    expect(html({ widths: [160] })).toContain('src="/media/1/robe-160.avif"');
  });

  it('that comes first is fetched at once, less dense on very dense phones', () => {
    const first = html({ priority: true });
    expect(first).toContain('fetchPriority="high"');
    expect(first).toContain('(min-resolution: 2.5dppx) calc(0.58 * 50vw)');
    expect(first).toContain('(min-resolution: 1.9dppx) calc(0.8 * 50vw), 50vw');
  });
});

it('very dense phones take the last of the sizes, brackets and all', () => {
  const [dense] = lighterOnPhones('(min-width: 768px) max(59vw, 2 * 82vh), max(100vw, calc(0.75 * 60vh))').split(', (max-width');
  expect(dense).toBe('(max-width: 767.98px) and (min-resolution: 2.5dppx) calc(0.58 * max(100vw, calc(0.75 * 60vh)))');
});
