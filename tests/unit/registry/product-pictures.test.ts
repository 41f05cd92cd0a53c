import { expect, it } from 'vitest';
import { picturesOf } from '#domain/pictures.ts';

const image = (url: string) => ({ name: url, url, externalPath: null, alt: '', width: 800, height: 1200 });
const brown = image('brown');
const black = image('black');
const back = image('black-back');
const table = image('on-a-table');
const bag = { images: [brown, black, table], declination: [{ images: [brown] }, { images: [black, back] }] };
const shown = (chosen?: { images: ReturnType<typeof image>[] }) => picturesOf(bag, chosen).map(({ url }) => url);

it('a gallery shows the product’s pictures, then those that only a declination has, each once', () => {
  expect(shown()).toEqual(['brown', 'black', 'on-a-table', 'black-back']);
});

it('a gallery shows the chosen declination first, then what shows no other one', () => {
  expect(shown({ images: [black, back] })).toEqual(['black', 'black-back', 'on-a-table', 'brown']);
});

it('a gallery of a declination without pictures is the product’s', () => {
  expect(shown({ images: [] })).toEqual(shown());
});
