import { describe, expect, it } from 'vitest';
import { clipFromText, clipToText } from '#admin/page-editor/clipboard.ts';
import type { Clip } from '#domain/document/clips.ts';

const clip: Clip = {
  kind: 'nodes',
  name: '',
  nodes: [
    {
      ...{ id: 's', type: 'section', v: 1, props: { ground: 'tint' }, later: true },
      slots: { default: [{ id: 'h', type: 'heading', v: 1, props: { text: 'Bonjour' } }] },
    },
  ],
  texts: { h: { en_US: { '/text': 'Hello' } } },
};

describe('copied blocks', () => {
  it('come whole out of the text that any other browser finds in the clipboard', () => {
    expect(clipFromText(clipToText(clip))).toEqual(clip);
    expect(clipFromText(` ${clipToText({ ...clip, kind: 'layout', name: 'Accueil' })}\n`)).toEqual({
      ...clip,
      kind: 'layout',
      name: 'Accueil',
    });
  });

  it('are not made of any other text', () => {
    const others = [
      ...['', 'Bonjour', '{', '{}', 'null', '[]', JSON.stringify(clip), JSON.stringify({ pageClip: 2, ...clip })],
      JSON.stringify({ pageClip: 1, ...clip, nodes: [{ id: 'x' }] }),
      JSON.stringify({ pageClip: 1, ...clip, nodes: [{ id: 'x', type: 'html', v: '1', props: {} }] }),
      JSON.stringify({ pageClip: 1, ...clip, nodes: [{ id: 'x', type: 'html', v: 1, props: {}, visible: { eval: 'x' } }] }),
      JSON.stringify({ pageClip: 1, ...clip, texts: { h: { en_US: { '/text': 7 } } } }),
      `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`,
      `{${' '.repeat(9_000_000)}}`,
    ];
    for (const text of others) expect(clipFromText(text), text.slice(0, 80)).toBeNull();
  });
});
