import { describe, expect, it } from 'vitest';
import { emptyValue, kindOf } from '#admin/form/field-kind.ts';
import { foldNull } from '#admin/form/field-schema.ts';
import { withValue } from '#admin/form/with-value.ts';

describe('a nullable schema', () => {
  const folded = { schema: { type: 'string', maxLength: 5 }, isNullable: true };

  it('is folded however its null is written', () => {
    expect(foldNull({ type: ['string', 'null'], maxLength: 5 })).toEqual(folded);
    expect(foldNull({ anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] })).toEqual(folded);
    expect(foldNull({ anyOf: [{ anyOf: [{ type: 'string', maxLength: 5 }] }, { type: 'null' }] })).toEqual(folded);
    expect(foldNull({ type: 'string' })).toEqual({ schema: { type: 'string' }, isNullable: false });
  });

  it('has the kind of what it may be besides null, and begins as null', () => {
    const picture = { type: 'object', 'x-control': 'picture', properties: {} };
    expect(kindOf({ anyOf: [picture, { type: 'null' }] })).toBe('picture');
    expect(kindOf({ type: ['integer', 'null'] })).toBe('number');
    const day = { type: 'string', format: 'date' };
    expect(kindOf({ anyOf: [{ anyOf: [day, { type: 'string', format: 'date-time' }] }, { type: 'null' }] })).toBe('moment');
    expect(emptyValue({ anyOf: [picture, { type: 'null' }] })).toBeNull();
    expect(
      emptyValue({ type: 'object', required: ['a', 'b'], properties: { a: { type: ['string', 'null'] }, b: { default: 3 } } }),
    ).toEqual({
      a: null,
      b: 3,
    });
  });
});

describe('a value written at a path', () => {
  const value = { title: 'A', links: [{ label: 'B' }, { label: 'C' }], picture: null };

  it('shares what the path does not touch', () => {
    const next = withValue(value, ['links', 1, 'label'], 'D') as typeof value;
    expect(next).toEqual({ ...value, links: [{ label: 'B' }, { label: 'D' }] });
    expect(next.links[0]).toBe(value.links[0]);
  });

  it('makes what the path leads through, and is taken away by undefined', () => {
    expect(withValue(value, ['translations', 'en_US', 'title'], 'E')).toEqual({ ...value, translations: { en_US: { title: 'E' } } });
    expect(withValue(value, ['picture', 'alt'], 'F')).toEqual({ ...value, picture: { alt: 'F' } });
    expect(withValue(value, ['title'], undefined)).toEqual({ links: value.links, picture: null });
  });
});
