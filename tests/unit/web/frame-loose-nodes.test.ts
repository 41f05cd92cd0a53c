import { describe, expect, it } from 'vitest';
import { serverBlocks } from '#registry/generated/server.ts';
import type { ResolvedBlock, ResolvedNode } from '#renderer/core/resolved.ts';
import { frameLooseNodes } from '#web/page/frame-loose-nodes.ts';

const block = (type: string, change: Partial<ResolvedBlock> = {}): ResolvedBlock => ({ id: type, type, props: {}, ...change });
const frame = (...nodes: ResolvedNode[]) => frameLooseNodes(nodes, serverBlocks);

describe('a block at the top of a page', () => {
  it('gets the width of the page and its distance to the edges where it gives itself none', () => {
    for (const type of ['usp-strip', 'product-row', 'heading', 'rich-text', 'image', 'columns', 'button']) {
      const [section] = frame(block(type));
      expect(section, type).toMatchObject({ type: 'section', props: { width: 'page', padding: 'small', ground: 'none' } });
      expect(section).toMatchObject({ slots: { default: [block(type)] } });
    }
  });

  it('stays as it is where it has a width of its own, floats over the page or is nothing to be seen', () => {
    for (const type of ['section', 'hero', 'banner', 'newsletter-form', 'breadcrumb', 'html', 'popup', 'anchor', 'spacer'])
      expect(frame(block(type)), type).toEqual([block(type)]);
  });

  it('is left out of its frame on no screen, and framed for a person as for everybody', () => {
    const hidden = block('heading', { hiddenOn: ['phone'] });
    expect(frame(hidden)).toMatchObject([{ type: 'section', hiddenOn: ['phone'], slots: { default: [block('heading')] } }]);
    expect(frame({ id: 'd', deferred: true })).toEqual([{ id: 'd', deferred: true }]);
    expect(frame({ id: 'd', deferred: true, nodes: [block('heading'), block('hero')] })).toMatchObject([
      { id: 'd', deferred: true, nodes: [{ type: 'section' }, { type: 'hero' }] },
    ]);
  });

  it('is framed in a shared component that is edited in the page too', () => {
    const layout = block('editor-layout', { slots: { default: [block('heading')] } });
    const blocks = { ...serverBlocks, 'editor-layout': { ...serverBlocks.section, definition: { keepsOwnWidth: true } } } as never;
    expect(frameLooseNodes([layout], blocks)).toMatchObject([{ type: 'editor-layout', slots: { default: [{ type: 'section' }] } }]);
  });
});
