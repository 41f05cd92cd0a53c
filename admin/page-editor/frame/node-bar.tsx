import { useMessages } from '#client/site.tsx';
import { type Located, listAt, type Place } from '#domain/document/nodes.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import type { CmsNode } from '#schemas/cms/document.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { blockName } from '../blocks.ts';
import { paths } from '../icon-paths.ts';
import type { useDrag } from '../use-drag.ts';
import type { Editor } from '../use-editor.ts';
import { stageStyles as styles } from './styles.ts';

export type NodeBarProps = {
  editor: Editor;
  located: Located;
  /** The block around it; null: it stands at the top of a section. */
  parent: CmsNode | null;
  /** There is room above it. */
  isHigh: boolean;
  onInsert: (place: Place) => void;
  drag: Pick<ReturnType<typeof useDrag>, 'begin' | 'move' | 'end' | 'cancel'>;
};

/** Bar of the selected block, at its place in the page: its name, a handle, its actions, and the places before and after it. */
export function NodeBar({ editor, located, parent, isHigh, onInsert, drag }: NodeBarProps) {
  const messages = useMessages(allMessages);
  const { node, place } = located;
  const { run, select, blocks, document } = editor;
  const siblings = listAt(document, place)?.list?.length ?? 0;
  const move = (index: number) => run({ do: 'node.move', id: node.id, at: { ...place, index } });
  return (
    <>
      <div className={styles.bar} data-high={isHigh || undefined} role="toolbar" aria-label={blockName(blocks, node.type)}>
        <button
          type="button"
          className={styles.handle}
          aria-label={messages.dragOf({ name: blockName(blocks, node.type) })}
          title={messages.drag}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag.begin(event, node.id);
          }}
          onPointerMove={drag.move}
          onPointerUp={drag.end}
          onPointerCancel={drag.cancel}
        >
          <IconPath path={paths.handle} size="1rem" />
          <span>{blockName(blocks, node.type)}</span>
        </button>
        <Tool
          name={messages.selectAround}
          path={paths.around}
          onPress={() => select(parent ? { node: parent.id } : { layout: place.layout })}
        />
        <Tool name={messages.moveUp} path={paths.up} isOff={place.index === 0} onPress={() => move(place.index - 1)} />
        <Tool name={messages.moveDown} path={paths.down} isOff={place.index >= siblings - 1} onPress={() => move(place.index + 2)} />
        <Tool name={messages.duplicate} path={paths.duplicate} onPress={() => run({ do: 'node.duplicate', id: node.id })} />
        <Tool name={messages.delete} path={paths.delete} onPress={() => run({ do: 'node.delete', id: node.id })} />
      </div>
      <button type="button" className={styles.plus} data-at="before" aria-label={messages.insertBefore} onClick={() => onInsert(place)}>
        +
      </button>
      <button
        type="button"
        className={styles.plus}
        data-at="after"
        aria-label={messages.insertAfter}
        onClick={() => onInsert({ ...place, index: place.index + 1 })}
      >
        +
      </button>
    </>
  );
}

type ToolProps = { name: string; path: string; isOff?: boolean; onPress: () => void };

const Tool = ({ name, path, isOff = false, onPress }: ToolProps) => (
  <button type="button" className={styles.tool} aria-label={name} title={name} disabled={isOff} onClick={onPress}>
    <IconPath path={path} size="1rem" />
  </button>
);
