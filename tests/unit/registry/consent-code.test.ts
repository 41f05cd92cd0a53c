import { expect, test } from 'vitest';
import { readCode } from '#web/security/custom-code.ts';
import { policyWith } from '#web/security/security-headers.ts';
import { tileHost } from '../../../registry/content/maps/map-place.ts';
import { purposesOfCode } from '../../../registry/navigation/consent/consent-scripts.ts';

const code = (SCRIPT_TO_LOAD: string, AFTER_BODY_HTML_TO_LOAD = '') => ({ SCRIPT_TO_LOAD, AFTER_BODY_HTML_TO_LOAD });

test('a site asks for consent when its code waits for some, and only then', () => {
  expect(purposesOfCode(code('<script>go()</script>'))).toEqual([]);
  expect(
    purposesOfCode(
      code('<script type="text/plain" data-consent="audience">go()</script>', '<script type="text/plain" data-consent=marketing></script>'),
    ),
  ).toEqual(['audience', 'marketing']);
});

test('a script that waits keeps its type and its purpose, and the policy knows its text', () => {
  const waiting = code('<script type="text/plain" data-consent="audience">go()</script>');
  expect(readCode(waiting).head).toEqual([{ attributes: { type: 'text/plain', 'data-consent': 'audience' }, text: 'go()' }]);
  expect(readCode(waiting).inline).toEqual(['go()']);
});

test('pages may hold the players and tiles that blocks can show, and no other host', () => {
  const policy = policyWith({ ...code(''), SCRIPT_ALLOWED_ORIGINS: '' }, true);
  expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com;");
  expect(policy).toContain("img-src 'self' data: blob: https://tile.openstreetmap.org;");
  expect(policy).toContain("connect-src 'self'");
});

test('tiles of the site itself need no consent', () => {
  expect(tileHost({ url: '/tiles/{z}/{x}/{y}.png', attribution: '' })).toBeNull();
  expect(tileHost({ url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png', attribution: '' })).toBe('OpenStreetMap');
  expect(tileHost({ url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '' })).toBe('tiles.example.com');
});
