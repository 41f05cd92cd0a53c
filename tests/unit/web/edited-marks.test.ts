import { describe, expect, it } from 'vitest';
import { attachMarks, withMarkedIds } from '#web/page/edited-marks.tsx';

const mark = (id: string, inner: string) => `<editor-node data-id="${id}">${inner}</editor-node>`;

describe('ids of nodes in an edited page', () => {
  it.each([
    ['stand on a node’s element', mark('a', '<p class="x">Text</p>'), '<p data-node="a" class="x">Text</p>'],
    [
      'stand on each element of a node with several',
      mark('a', '<p>1</p><hr/><p>2</p>'),
      '<p data-node="a">1</p><hr data-node="a"/><p data-node="a">2</p>',
    ],
    ['stand on the element that nodes share, the outermost first', mark('a', mark('b', '<i>x</i>')), '<i data-node="a b">x</i>'],
    ['do not stand on what is inside an element', mark('a', '<div><b>x</b></div>'), '<div data-node="a"><b>x</b></div>'],
    [
      'stand on inner nodes by themselves',
      mark('a', `<div>${mark('b', '<b>x</b>')}</div>`),
      '<div data-node="a"><b data-node="b">x</b></div>',
    ],
    ['leave nothing of a node that shows nothing', `x${mark('a', '')}y`, 'xy'],
    [
      'pass over comments and void elements',
      mark('a', '<!-- <p> --><img src="a>b"><p>x</p>'),
      '<!-- <p> --><img data-node="a" src="a>b"><p data-node="a">x</p>',
    ],
    [
      'pass over text that looks like HTML in scripts and styles',
      mark('a', '<style>a>b{}</style><p>x</p>'),
      '<style data-node="a">a>b{}</style><p data-node="a">x</p>',
    ],
    [
      'survive elements that nobody closed',
      mark('a', '<ul><li>1<li>2</ul>') + mark('b', '<p>x</p>'),
      '<ul data-node="a"><li>1<li>2</ul><p data-node="b">x</p>',
    ],
    [
      'survive end tags of nothing',
      mark('a', '</div><p>x</p></p>') + mark('b', '<p>y</p>'),
      '</div><p data-node="a">x</p></p><p data-node="b">y</p>',
    ],
    [
      'stand in drawings too',
      mark('a', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'),
      '<svg data-node="a" viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    ],
  ])('%s', (_, html, expected) => {
    expect(attachMarks(html)).toBe(expected);
  });

  it('are marked in every slot of a document; anything else stays as it is', () => {
    const node = { id: 'a', type: 'section', v: 1, props: {}, slots: { default: [{ id: 'b', type: 'x', v: 1, props: {} }] } };
    expect(withMarkedIds({ format: 1, layouts: [{ id: 1, name: '', nodes: [node] }] })).toMatchObject({
      layouts: [{ id: 1, nodes: [{ id: '§a', slots: { default: [{ id: '§b' }] } }] }],
    });
    for (const odd of [null, 1, 'x', [], { layouts: 1 }, { layouts: [null, { nodes: 1 }, { nodes: [null, { slots: 1, id: 2 }] }] }])
      expect(() => withMarkedIds(odd)).not.toThrow();
  });
});
