import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from '#ui/picture.tsx';
import { lighterOnPhones } from '#ui/picture-sizes.ts';
import { largePicture, pagePicture } from '#web/head/page-picture.ts';

const image = (name: string) => ({ url: `/media/1/${name}`, alt: '', width: 1600, height: 900 });
const html = (name: string, more: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderToStaticMarkup(<Picture image={image(name)} sizes="100vw" widths={[480, 960]} {...more} />);
const layout = (...pieces: string[]) => ({ nodes: pieces.map((piece, index) => ({ id: `n${index}`, html: piece })) });

it('fetches the first large picture of a page in the sizes it is offered in', () => {
  const small = html('vignette');
  expect(pagePicture([layout(small), layout(small, html('une', { priority: true }), html('deux', { priority: true }))])).toEqual([
    {
      srcSet: '/media/1/une-480.avif 480w, /media/1/une-960.avif 960w',
      sizes: lighterOnPhones('100vw'),
      media: null,
    },
  ]);
});

it('fetches on a phone only the picture for phones, and elsewhere only the other', () => {
  const both = pagePicture([layout(html('large', { priority: true, mobile: image('haute') }))]);
  expect(both.map(({ srcSet, media }) => [srcSet.split('-')[0], media])).toEqual([
    ['/media/1/haute', '(max-width: 767.98px)'],
    ['/media/1/large', 'not all and (max-width: 767.98px)'],
  ]);
});

it('finds it within the slots of a block that is hydrated, and none where there is none', () => {
  const inner = layout(html('une', { priority: true })).nodes;
  expect(pagePicture([{ nodes: [{ id: 'box', type: 'columns', props: {}, slots: { default: inner } }] }])).toHaveLength(1);
  expect(pagePicture([layout(html('vignette')), { nodes: [{ id: 'later', deferred: true }] }])).toEqual([]);
});

it('names the large picture as wide screens show it, for networks where the page is shared', () => {
  const url = `/media/${'a'.repeat(32)}/hero`;
  const hero = { ...image('hero'), url, alt: 'L’atelier "été" & <fils>' };
  expect(largePicture([layout(html('vignette')), layout(html('hero', { image: hero, priority: true, mobile: image('haute') }))])).toEqual({
    ...{ url, width: 1600, height: 900, alt: hero.alt },
  });
  expect(largePicture([layout(html('vignette'))])).toBeUndefined();
});
