import { expect, test, vi } from 'vitest';
import { type FileDrag, refuseFileDrop } from '#admin/shell/use-file-drops.ts';

// The rule runs where a browser is; of its elements only the one of a file input matters.
class FakeElement {
  readonly selector: string;
  constructor(selector: string) {
    this.selector = selector;
  }
  matches(selector: string) {
    return selector === this.selector;
  }
}
vi.stubGlobal('Element', FakeElement);

function dragged(types: string[], change: object = {}) {
  const preventDefault = vi.fn();
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = { defaultPrevented: false, preventDefault, target: null, dataTransfer, ...change } as unknown as FileDrag;
  refuseFileDrop(event);
  return [preventDefault.mock.calls.length > 0, dataTransfer.dropEffect];
}

test('a file that is dropped where nothing takes it does not open in place of the panel', () => {
  expect(dragged(['Files'])).toEqual([true, 'none']);
});

test('a place that takes files, a text and a block that is dragged are left alone', () => {
  expect(dragged(['Files'], { defaultPrevented: true })).toEqual([false, 'copy']);
  expect(dragged(['Files'], { target: new FakeElement('input[type="file"]') })).toEqual([false, 'copy']);
  expect(dragged(['text/plain'])).toEqual([false, 'copy']);
  expect(dragged(['Files'], { dataTransfer: null })).toEqual([false, 'copy']);
});
