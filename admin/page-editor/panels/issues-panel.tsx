import { useMessages } from '#client/site.tsx';
import { nodeIndex } from '#domain/document/nodes.ts';
import { stepsOfPointer } from '#domain/document/texts.ts';
import { messages as allMessages } from '#messages/generated/admin/page-editor.ts';
import type { DocumentIssue } from '#schemas/edited-document.ts';
import { Dialog } from '#ui/dialog.tsx';
import { fieldIdOf, frameId } from '../../form/form-state.tsx';
import { blockFormId } from '../form/block-context.ts';
import type { Editor } from '../use-editor.ts';
import { panelStyles as styles } from './styles.ts';

type Props = { editor: Editor; open: boolean; onClose: () => void; onGo: () => void };

/** Lists the issues of the document; each one is a link to its place. */
export function IssuesPanel({ editor, open, onClose, onGo }: Props) {
  const messages = useMessages(allMessages);
  const { issues, select, document } = editor;
  const go = ({ idNode, idLayout, prop }: DocumentIssue) => {
    if (idNode !== null && nodeIndex(document).has(idNode)) select({ node: idNode });
    else if (idLayout !== null) select({ layout: idLayout });
    onGo();
    onClose();
    if (idNode === null || prop === null) return;
    leadTo(frameId(fieldIdOf(blockFormId(idNode), stepsOfPointer(prop))), waitedFrames);
  };
  return (
    <Dialog open={open} onClose={onClose} title={messages.issues} closeLabel={messages.close}>
      {issues.length === 0 ? (
        <p>{messages.noIssues}</p>
      ) : (
        <ul className={styles.list}>
          {issues.map((issue) => (
            <li key={issue.pointer + issue.code + issue.message}>
              <button type="button" className={styles.version} onClick={() => go(issue)}>
                <span>{issue.message}</span>
                <span className={issue.isError ? styles.fault : styles.note}>{issue.isError ? messages.stops : messages.advice}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** Maximum number of animation frames to wait for the form of a block. */
const waitedFrames = 60;

/** Leads to a field once the form of its block is there. */
function leadTo(id: string, framesLeft: number): void {
  const field = window.document.getElementById(id);
  if (!field && framesLeft > 0) requestAnimationFrame(() => leadTo(id, framesLeft - 1));
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
}
