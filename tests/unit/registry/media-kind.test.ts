import { expect, it } from 'vitest';
import { mediaKind, videoSource } from '#registry/content/video/video-source.ts';

it.each([
  ['image', ['/media/robe.svg', 'robe.jpeg', 'robe.JPG', '/a.b/robe.png']],
  ['video', ['ourlet.mp4', 'ourlet.m4v', 'ourlet.mov', 'ourlet.avi', 'OURLET.WMV', 'ourlet.flv']],
  [null, ['robe.pdf', 'robe.gif', 'robe', 'png', 'robe.png/', 'constructor', 'robe.constructor', '']],
] as const)('a file is by its extension: %s', (kind, names) => {
  expect(names.map(mediaKind)).toEqual(names.map(() => kind));
});

it('a video that browsers have no player for is offered as its file', () => {
  expect(['/a.avi', '/a.wmv', '/a.flv'].map((address) => videoSource(address).kind)).toEqual(['download', 'download', 'download']);
  expect(['/a.mp4', '/a.mov'].map((address) => videoSource(address).kind)).toEqual(['file', 'file']);
});
