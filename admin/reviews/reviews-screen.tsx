import { browserApi } from '#client/browser-api.ts';
import { adminReviewsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/reviews.ts';
import { messages as ratingMessages } from '#messages/generated/registry/catalogue/reviews/rating.ts';
import type { ReviewStatus } from '#schemas/product-review.ts';
import { Badge } from '#ui/badge.tsx';
import { Stars } from '#ui/stars.tsx';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { ReviewPanel } from './review-panel.tsx';

const statuses = ['PENDING', 'PUBLISHED', 'REFUSED'] as const satisfies readonly ReviewStatus[];

/** Reviews of products, those to check first, with the shop's decisions. */
export function ReviewsScreen() {
  const messages = useMessages(allMessages);
  const said = useMessages(ratingMessages);
  const dates = useDates();
  const list = useListState('review');
  const status = list.chosen('status', statuses);
  const answer = useServerState(adminReviewsQuery({ page: list.page, nbItem, status, search: list.search }));
  const { data } = answer;
  const chosen = data?.reviews.find(({ id }) => String(id) === list.opened);
  return (
    <List
      list={list}
      name="reviews"
      title={messages.title}
      count={data && messages.count({ count: data.total })}
      total={data?.total}
      answer={answer}
      none={messages.none}
      empty={{ icon: 'star', title: messages.noneYet, text: messages.noneYetText }}
      searchHint={messages.searchHint}
      filters={[
        {
          label: messages.status,
          name: 'status',
          value: status,
          every: messages.everyStatus,
          options: statuses.map((value) => ({ value, label: messages.states[value] })),
        },
      ]}
      views={statuses.map((value) => ({ name: messages.states[value], narrowing: { status: value } }))}
      bulk={[
        {
          key: 'publish',
          label: messages.publish,
          ask: { title: messages.publishAsk, text: messages.publishText },
          done: messages.publishedCount,
          fits: (review) => review.status === 'PENDING',
          call: ({ id, answer: words, writtenAt }) =>
            browserApi.call('PUT /admin/review/{id}', {
              params: { id },
              body: { status: 'PUBLISHED', answer: words, reason: '', seen: writtenAt },
            }),
        },
      ]}
      rows={data?.reviews ?? []}
      rowKey={({ id }) => String(id)}
      head={{ header: messages.product, label: ({ product }) => product.name, note: ({ author }) => author }}
      columns={[
        { key: 'rating', header: messages.rating, cell: ({ rating }) => <Stars rating={rating} label={said.stars({ rating })} /> },
        { key: 'date', header: messages.written, cell: ({ writtenAt }) => dates.date(writtenAt) },
        {
          key: 'status',
          header: messages.status,
          cell: (review) => <Badge tone={review.status === 'PENDING' ? 'sale' : 'accent'}>{messages.mark[review.status]}</Badge>,
        },
      ]}
      detail={{
        label: messages.detail,
        content: chosen && <ReviewPanel key={`${chosen.id}-${chosen.writtenAt}`} review={chosen} />,
      }}
    />
  );
}
