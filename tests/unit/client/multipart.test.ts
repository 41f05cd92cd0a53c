import { describe, expect, it } from 'vitest';
import { isMultipart, toFormData } from '#client/multipart.ts';
import { calls } from '#schemas/calls/index.ts';

describe('multipart', () => {
  it('JSON-encodes object values and leaves missing ones out', () => {
    const form = toFormData({ quantity: 2, customizations: [{ id: 1 }], note: undefined, other: null, open: false });
    expect([...form.entries()]).toEqual([
      ['quantity', '2'],
      ['customizations', '[{"id":1}]'],
      ['open', 'false'],
    ]);
  });

  it('appends one file under image and several under images', () => {
    const file = new File(['x'], 'x.png');
    const form = toFormData({ photo: file, photos: [file, file] });
    expect([form.getAll('image').length, form.getAll('images').length, form.has('photo'), form.has('photos')]).toEqual([
      1,
      2,
      false,
      false,
    ]);
  });

  it('appends data URLs as the files that they hold', async () => {
    const form = toFormData({
      drawing: 'data:image/png;base64,aGk=',
      more: ['data:text/plain;charset=utf-8;base64,aG8='],
      text: 'data: none',
    });
    const [image] = form.getAll('image') as File[];
    expect({ type: image?.type, text: await image?.text() }).toEqual({ type: 'image/png', text: 'hi' });
    expect(form.getAll('images')).toHaveLength(1);
    expect(form.get('text')).toBe('data: none');
  });

  it('is what the call table says', () => {
    for (const [key, call] of Object.entries(calls)) expect([key, isMultipart(key)]).toEqual([key, 'multipart' in call]);
  });
});
