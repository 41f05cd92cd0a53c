import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/list.ts';
import { Pagination, type PaginationProps } from '#ui/pagination.tsx';
import { nbItem } from './list-state.ts';

type ListPagesProps = Pick<PaginationProps, 'page' | 'hrefOf' | 'onChange'> & {
  total: number;
  /** Rows of a page. */
  pageSize?: number;
};

/** The pages of a list of the panel; nothing where there is one. */
export function ListPages({ total, pageSize = nbItem, ...pages }: ListPagesProps) {
  const messages = useMessages(allMessages);
  const { pages: navigation, previous, next } = messages;
  return <Pagination {...pages} pageCount={Math.ceil(total / pageSize)} labels={{ navigation, previous, next, page: messages.page }} />;
}
