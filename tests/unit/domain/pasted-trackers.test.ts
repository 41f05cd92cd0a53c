import { expect, test } from 'vitest';
import { unaskedTrackers } from '#domain/analytics/pasted-trackers.ts';

test('pasted code of a known service is named unless it waits for consent', () => {
  const gtag = '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC1234567"></script>';
  expect(unaskedTrackers(gtag)).toEqual(['Google Analytics']);
  expect(unaskedTrackers(gtag.replace('<script', '<script type="text/plain" data-consent="audience"'))).toEqual([]);
  expect(unaskedTrackers("fbq('init', '1'); _paq.push(['trackPageView']);")).toEqual(['Matomo', 'Meta']);
  expect(unaskedTrackers('<script data-consent=marketing>fbq("init")</script><script>fbq("track")</script>')).toEqual(['Meta']);
  expect(unaskedTrackers('<script data-consent="other">fbq("init")</script>')).toEqual(['Meta']);
  expect(unaskedTrackers('document.body.append("Bonjour")')).toEqual([]);
});
