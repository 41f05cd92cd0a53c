import { adminReviewsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { ratingMessages } from '#registry/catalogue/reviews/rating-messages.ts';
import type { ReviewStatus } from '#schemas/product-review.ts';
import { Badge } from '#ui/badge.tsx';
import { Stars } from '#ui/stars.tsx';
import { Table } from '#ui/table.tsx';
import { FilteredList } from '../list/filtered-list.tsx';
import { ListAndDetail } from '../list/list-and-detail.tsx';
import { OpenDetail } from '../list/open-detail.tsx';
import { nbItem, pageOf } from '../list/panel-list.tsx';
import { usePageQuery } from '../use-page-query.ts';
import { messages as allMessages } from './messages.ts';
import { ReviewPanel } from './review-panel.tsx';

const statuses = ['PENDING', 'PUBLISHED', 'REFUSED'] as const satisfies readonly ReviewStatus[];

/** What customers wrote of products, those to be read first, and the shop's decisions. */
export function ReviewsScreen() {
  const messages = useMessages(allMessages);
  const said = useMessages(ratingMessages);
  const dates = useDates();
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const status = statuses.find((each) => each === query.get('status'));
  const state = useServerState(adminReviewsQuery({ page, nbItem, status, search }));
  const { data } = state;
  const chosen = data?.reviews.find(({ id }) => String(id) === query.get('review'));
  return (
    <FilteredList
      title={messages.title}
      count={data && messages.count(data.total)}
      total={data?.total}
      state={state}
      none={messages.none}
      empty={{ icon: 'star', title: messages.noneYet, text: messages.noneYetText }}
      query={query}
      searchHint={messages.searchHint}
      choice={{
        label: messages.status,
        name: 'status',
        value: status,
        every: messages.everyStatus,
        options: statuses.map((value) => ({ value, label: messages.states[value] })),
      }}
      detail="review"
    >
      <ListAndDetail
        list={
          <Table
            caption={messages.title}
            rows={data?.reviews ?? []}
            rowKey={({ id }) => String(id)}
            busy={state.isPlaceholderData}
            columns={[
              {
                key: 'product',
                header: messages.product,
                cell: ({ id, product, author }) => (
                  <OpenDetail isOpen={chosen?.id === id} onOpen={() => query.set({ review: String(id) })} note={author}>
                    {product.name}
                  </OpenDetail>
                ),
              },
              { key: 'rating', header: messages.rating, cell: ({ rating }) => <Stars rating={rating} label={said.stars(rating)} /> },
              { key: 'date', header: messages.written, cell: ({ writtenAt }) => dates.date(writtenAt) },
              {
                key: 'status',
                header: messages.status,
                cell: (review) => <Badge tone={review.status === 'PENDING' ? 'sale' : 'accent'}>{messages.mark[review.status]}</Badge>,
              },
            ]}
          />
        }
        label={messages.detail}
        detail={chosen ? <ReviewPanel key={`${chosen.id}-${chosen.writtenAt}`} review={chosen} /> : null}
        hint={messages.choose}
      />
    </FilteredList>
  );
}
