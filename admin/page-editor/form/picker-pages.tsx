import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { editorStyles } from '../../parameters/styles.ts';

export type PickerPagesProps = { page: number; pages: number; onPage: (page: number) => void };

/** The way through the pages of what is chosen from; nothing where there is one. */
export function PickerPages({ page, pages, onPage }: PickerPagesProps) {
  const messages = useMessages(allMessages);
  if (pages <= 1) return null;
  return (
    <div className={controlStyles.row}>
      <button type="button" className={editorStyles.press} disabled={page === 1} onClick={() => onPage(page - 1)}>
        {messages.previous}
      </button>
      <span className={controlStyles.note}>{messages.pageOf({ page, pages })}</span>
      <button type="button" className={editorStyles.press} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {messages.next}
      </button>
    </div>
  );
}
