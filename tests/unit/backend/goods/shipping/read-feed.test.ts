import { describe, expect, it } from 'vitest';
import { maxPoints, readFeed } from '#backend/goods/shipping/relay-feed/read-feed.ts';

const head = 'id;name;address;postalCode;city;latitude;longitude';
const csv = (...rows: string[]) => [head, ...rows].join('\n');
const row = 'A1;Tabac;1 rue du Bac;85190;Aizenay;46.739;-1.608';
const point = {
  id: 'A1',
  name: 'Tabac',
  addLine1: '1 rue du Bac',
  zipCode: '85190',
  city: 'Aizenay',
  country: 'FR',
  lat: 46.739,
  lng: -1.608,
};
const feature = (id: string, coordinates: number[], properties: object = {}) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { id, name: 'Tabac', address: '1 rue du Bac', postalCode: '85190', city: 'Aizenay', ...properties },
});
const geoJson = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });

describe('a feed of relay points', () => {
  it('is read from CSV, whatever parts its columns and however their titles are written', () => {
    const expected = { points: [{ ...point, openingHours: [] }], faults: [] };
    expect(readFeed(csv(row))).toEqual(expected);
    expect(readFeed(`\uFEFF${csv(row).replaceAll(';', ',').replace('postalCode', 'Postal_Code')}`)).toEqual(expected);
    expect(readFeed(csv('A1;Tabac;1 rue du Bac;85190;Aizenay;46,739;-1,608'))).toEqual(expected);
  });

  it('is read from GeoJSON, whose positions begin with the longitude', () => {
    expect(readFeed(geoJson(feature('A1', [-1.608, 46.739])))).toEqual({ points: [{ ...point, openingHours: [] }], faults: [] });
  });

  it('names opening hours by days, and the first zero of a French postal code may be missing', () => {
    const text = `${head};openingHours;country\nA1;T;1 rue;1000;Bourg;46.2;5.2;Lundi: 9 h | Mardi: 10 h – 12 h;\nB1;T;1 rue;1000;Bruxelles;50.8;4.3;;BE`;
    const [french, belgian] = readFeed(text).points;
    expect(french).toMatchObject({
      zipCode: '01000',
      openingHours: [
        { days: 'Lundi', hours: '9 h' },
        { days: 'Mardi', hours: '10 h – 12 h' },
      ],
    });
    expect(belgian).toMatchObject({ zipCode: '1000', country: 'BE', openingHours: [] });
  });

  it.each([
    ['a missing value', csv(row, 'A2;Tabac;1 rue;;Aizenay;46.7;-1.6'), { line: 3, field: 'postalCode', message: 'missing' }],
    ['a position outside of the world', csv('A1;Tabac;1 rue;85190;Aizenay;146.7;-1.6'), { line: 2, field: 'latitude', message: 'wrong' }],
    ['a position that is no number', csv('A1;Tabac;1 rue;85190;Aizenay;north;-1.6'), { line: 2, field: 'latitude', message: 'wrong' }],
    ['a point that is there twice', csv(row, row), { line: 3, field: 'id', message: 'twice' }],
    ['a column that is not there', `${head.replace('longitude', 'x')}\n${row}`, { line: 1, field: 'longitude', message: 'column' }],
    [
      'a feature without a place',
      geoJson(feature('A2', [0, 0]), { ...feature('A1', [0, 0]), geometry: null }),
      { line: 2, field: 'latitude', message: 'missing' },
    ],
    ['no point', head, { line: 1, field: '', message: 'empty' }],
    ['an empty text', '', { line: 1, field: '', message: 'empty' }],
    ['a page instead of a feed', '{"error": "not found"}', { line: 1, field: '', message: 'unreadable' }],
    ['broken JSON', '{"type": ', { line: 1, field: '', message: 'unreadable' }],
    ['an open quotation mark', csv(`"A1${row}`), { line: 2, field: '', message: 'unreadable' }],
    ['too many points', csv(...Array.from({ length: maxPoints + 1 }, (_, index) => `${index}${row}`)), { field: '', message: 'too-large' }],
  ])('with %s has no points, and tells where the fault is', (_, text, fault) => {
    const { points, faults } = readFeed(text);
    expect(points).toEqual([]);
    expect(faults[0]).toMatchObject(fault);
  });

  it('tells at most 20 faults', () => {
    expect(readFeed(csv(...Array.from({ length: 100 }, () => row.replace('46.739', 'x')))).faults).toHaveLength(20);
  });
});
