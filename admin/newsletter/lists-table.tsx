import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/newsletter.ts';
import type { AdminNewsletterList } from '#schemas/newsletter.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';

export type ListsTableProps = {
  lists: readonly AdminNewsletterList[];
  onEdit: (list: AdminNewsletterList) => void;
  onRemove: (list: AdminNewsletterList) => void;
};

/** Newsletters with the number of their addresses. The default one cannot be deleted. */
export function ListsTable({ lists, onEdit, onRemove }: ListsTableProps) {
  const messages = useMessages(allMessages);
  return (
    <Table
      caption={messages.lists}
      rows={lists}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'name',
          header: messages.name,
          cell: ({ name, isDefault }) => (
            <span className={styles.lines}>
              {name}
              {isDefault && (
                <span>
                  <Badge tone="accent">{messages.isDefault}</Badge>
                </span>
              )}
            </span>
          ),
        },
        { key: 'offered', header: messages.offered, cell: ({ isPublic }) => (isPublic ? messages.yes : messages.no) },
        { key: 'addresses', header: messages.addresses, cell: ({ confirmed, pending }) => messages.addressCount({ confirmed, pending }) },
        {
          key: 'action',
          header: messages.action,
          align: 'end',
          cell: (list) => (
            <div className={styles.rowActions}>
              <Button variant="outline" aria-label={messages.editOf({ name: list.name })} onClick={() => onEdit(list)}>
                {messages.edit}
              </Button>
              {!list.isDefault && (
                <Button variant="quiet" aria-label={messages.removeOf({ name: list.name })} onClick={() => onRemove(list)}>
                  {messages.remove}
                </Button>
              )}
            </div>
          ),
        },
      ]}
    />
  );
}
