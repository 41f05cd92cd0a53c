import { describe, expect, it } from 'vitest';
import { listCuts } from '#admin/form/controls/font-faces.ts';

const file = (weight: string, style: 'normal' | 'italic' = 'normal') => ({ url: '/x', weight, style, unicodeRange: null });

describe('the weights of a font', () => {
  it('are those of its files, upright before italic, each once', () => {
    const files = [file('700', 'italic'), file('700'), file('400'), file('400')];
    expect(listCuts({ files }).map(({ weight, style }) => `${weight} ${style}`)).toEqual(['400 normal', '700 normal', '700 italic']);
  });

  it('are every hundred that a variable file reaches', () => {
    expect(listCuts({ files: [file('300 650')] }).map(({ weight }) => weight)).toEqual([300, 400, 500, 600]);
    expect(listCuts({ files: [file('450')] }).map(({ weight }) => weight)).toEqual([450]);
  });
});
