import { useMessages } from '#client/site.tsx';
import type { DocumentDifference } from '#domain/document/difference.ts';
import { messages as versionMessages } from '#messages/generated/admin/page-editor/panels/version.ts';
import type { Lang } from '#schemas/site.ts';
import { blockName, type EditorBlocks } from '../blocks.ts';
import { panelStyles as styles } from './styles.ts';

/** The parts of a block that differ, as its form calls them. */
export function partNames({ type, parts }: DocumentDifference, blocks: EditorBlocks, lang: Lang): string {
  const shared: Readonly<Record<string, string>> = versionMessages[lang].parts;
  const names = parts.map((part) => {
    const schema = type === null ? undefined : blocks[type]?.schema.properties?.[part];
    return shared[part] ?? schema?.title ?? part;
  });
  return names.join(', ');
}

type Props = { list: readonly DocumentDifference[]; blocks: EditorBlocks; lang: Lang };

/** Maximum number listed; the others are only counted. */
const most = 40;

/** Lists the differences between two documents. */
export function Differences({ list, blocks, lang }: Props) {
  const messages = useMessages(versionMessages);
  if (list.length === 0) return <p className={styles.note}>{messages.noDifference}</p>;
  return (
    <ul className={styles.list}>
      {list.slice(0, most).map((one) => (
        <li key={JSON.stringify([one.kind, one.layout, one.node])}>
          {messages.difference({
            kind: messages.differenceKinds[one.kind],
            name: one.type === null ? messages.sectionNumber({ id: one.layout }) : blockName(blocks, one.type),
          })}
          {one.parts.length > 0 && <span className={styles.note}> {partNames(one, blocks, lang)}</span>}
        </li>
      ))}
      {list.length > most && <li>{messages.moreDifferences({ count: list.length - most })}</li>}
    </ul>
  );
}
