import { useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { orderReviewsQuery } from '#client/queries/orders.ts';
import { queryClient, useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as ratingMessages } from '#messages/generated/registry/catalogue/reviews/rating.ts';
import { messages as allMessages } from '#messages/generated/registry/catalogue/reviews.ts';
import { FailureAlert } from '#registry/account/sign-in/failure-alert.tsx';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { ReviewBody, ReviewedProduct, OrderReviews as Reviews } from '#schemas/product-review.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { ReviewForm } from './review-form.tsx';
import { reviewStyles as styles } from './styles.ts';

/** The reviews of an order that has arrived, to be written by the person who placed it. */
export function OrderReviews({ id }: { id: string }) {
  const { data } = useServerState(orderReviewsQuery(id));
  const { mutate, ...sending } = useApiMutation({
    mutationFn: (change: () => Promise<Reviews>) => change(),
    onSuccess: (left) => queryClient().setQueryData(orderReviewsQuery(id).queryKey, left),
  });
  if (!data?.isOpen) return null;
  return (
    <OrderReviewsView
      {...sending}
      products={data.products}
      onWrite={(idProduct, body) =>
        mutate(() => browserApi.call('PUT /order/{id}/review/{idProduct}', { params: { id, idProduct }, body }))
      }
      onRemove={(idProduct) => mutate(() => browserApi.call('DELETE /order/{id}/review/{idProduct}', { params: { id, idProduct } }))}
    />
  );
}

export type OrderReviewsViewProps = Sending & {
  products: readonly ReviewedProduct[];
  onWrite: (idProduct: number, body: ReviewBody) => void;
  onRemove: (idProduct: number) => void;
};

/** Each product once, with what was written of it, or the way to write. */
export function OrderReviewsView({ products, status, failure, onWrite, onRemove }: OrderReviewsViewProps) {
  const messages = useMessages(allMessages);
  const [opened, setOpened] = useState<number | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  // Written: the form gives way to what it said.
  const isOpen = (idProduct: number) => opened === idProduct && !(status === 'success' && sent === idProduct);
  return (
    <section className={styles.section} aria-label={messages.title}>
      <h3 className={styles.title}>{messages.title}</h3>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.idProduct} className={styles.product}>
            <span className={styles.picture}>
              {product.image && <Picture image={product.image} alt="" sizes="64px" widths={[160, 320]} />}
            </span>
            <div className={styles.side}>
              <p className={styles.name}>{[product.name, product.declinationLabel].filter(Boolean).join(' · ')}</p>
              {isOpen(product.idProduct) ? (
                <>
                  {sent === product.idProduct && <FailureAlert failure={failure} needsSession />}
                  <ReviewForm
                    name={product.name}
                    initial={product.review}
                    isBusy={status === 'pending'}
                    onSubmit={(body) => {
                      setSent(product.idProduct);
                      onWrite(product.idProduct, body);
                    }}
                    onClose={() => setOpened(null)}
                  />
                </>
              ) : (
                <Written
                  product={product}
                  onOpen={() => {
                    setSent(null);
                    setOpened(product.idProduct);
                  }}
                  onRemove={() => onRemove(product.idProduct)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type WrittenProps = { product: ReviewedProduct; onOpen: () => void; onRemove: () => void };

function Written({ product: { name, review }, onOpen, onRemove }: WrittenProps) {
  const messages = useMessages(allMessages);
  const said = useMessages(ratingMessages);
  if (!review) {
    return (
      <div>
        <Button variant="outline" aria-label={messages.writeOf({ name })} onClick={onOpen}>
          {messages.write}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p className={styles.head} role="status">
        <Stars rating={review.rating} label={said.stars({ rating: review.rating })} />
        <Badge tone={review.status === 'REFUSED' ? 'sale' : 'accent'}>{messages.status[review.status]}</Badge>
      </p>
      <p className={styles.text}>{review.text}</p>
      {review.status === 'PENDING' && <p className={styles.small}>{messages.pending}</p>}
      {review.reason && <p className={styles.small}>{messages.reason({ reason: review.reason })}</p>}
      {review.answer && <p className={styles.small}>{messages.answer({ answer: review.answer })}</p>}
      <div className={styles.actions}>
        <Button variant="quiet" aria-label={messages.changeOf({ name })} onClick={onOpen}>
          {messages.change}
        </Button>
        <Button variant="quiet" aria-label={messages.removeOf({ name })} onClick={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </>
  );
}
