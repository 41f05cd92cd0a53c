import { expect, test } from 'vitest';
import { videoSource } from '../../../registry/content/video/video-source.ts';

test.each([
  ['https://www.youtube.com/watch?v=M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0'],
  ['https://youtu.be/M7lc1UVf-VE?t=1m30s', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0&start=90'],
  ['https://m.youtube.com/shorts/M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0'],
  ['https://www.youtube.com/embed/M7lc1UVf-VE?start=12', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0&start=12'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  ['https://www.dailymotion.com/video/x84sh87', 'https://geo.dailymotion.com/player.html?video=x84sh87'],
  ['https://dai.ly/x84sh87', 'https://geo.dailymotion.com/player.html?video=x84sh87'],
])('the page of a video becomes the player of its host: %s', (address, src) => {
  expect(videoSource(address)).toMatchObject({ kind: 'embed', src });
});

test.each([
  ['/media/89/ourlet.mp4', 'video/mp4', true],
  ['/media/89/OURLET.M4V', 'video/mp4', true],
  ['https://films.example.com/a/b.webm?x=1', 'video/webm', false],
])('the name of a file says what it is: %s', (address, type, isOwn) => {
  expect(videoSource(address)).toEqual({ kind: 'file', src: address, type, isOwn });
});

test.each([
  'https://youtube.com.evil.example/watch?v=M7lc1UVf-VE',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@shop',
  'https://vimeo.com/about',
  'https://videos.example.com/regarder/12',
  'https://',
])('no player is made of an address that is not one: %s', (address) => {
  expect(videoSource(address)).toEqual({ kind: 'page' });
});
