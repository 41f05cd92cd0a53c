import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/reviews.ts';
import { messages as ratingMessages } from '#messages/generated/registry/catalogue/reviews/rating.ts';
import type { AdminReview, ReviewDecision } from '#schemas/product-review.ts';
import { style } from '#themes/style.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Stars } from '#ui/stars.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { DetailHeading } from '../list/list-and-detail.tsx';
import { adminStyles as styles } from '../styles.ts';

const quote = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A review to read, publish with an answer, or refuse for a reason. */
export function ReviewPanel({ review }: { review: AdminReview }) {
  const messages = useMessages(allMessages);
  const said = useMessages(ratingMessages);
  const dates = useDates();
  const [asked, setAsked] = useState<ReviewDecision['status'] | null>(null);
  const [answer, setAnswer] = useState(review.answer);
  const [reason, setReason] = useState(review.reason);
  const [isMissing, setIsMissing] = useState(false);
  const decision = usePanelMutation({
    mutationFn: (body: ReviewDecision) => browserApi.call('PUT /admin/review/{id}', { params: { id: review.id }, body }),
    done: (body) => (body.status === 'PUBLISHED' ? messages.publishDone : messages.refuseDone),
    onSuccess: () => setAsked(null),
  });
  const { product, order, status } = review;
  const facts = [
    { label: messages.bought, moment: review.boughtAt },
    { label: messages.written, moment: review.writtenAt },
    { label: messages.published, moment: review.publishedAt },
  ];
  const decide = () => {
    if (!asked) return;
    setIsMissing(asked === 'REFUSED' && reason.trim() === '');
    if (asked === 'REFUSED' && reason.trim() === '') return;
    decision.mutate({ status: asked, answer, reason: asked === 'REFUSED' ? reason : '', seen: review.writtenAt });
  };
  const isRefusing = asked === 'REFUSED';
  return (
    <div className={styles.ask}>
      <div className={styles.head}>
        <DetailHeading>{product.name}</DetailHeading>
        <Badge tone={status === 'PENDING' ? 'sale' : 'accent'}>{messages.mark[status]}</Badge>
      </div>
      <p className={styles.lines}>
        <a href={product.url}>{[product.name, product.declinationLabel].filter(Boolean).join(' · ')}</a>
        <a href={`/admin/orders/${order.id}`}>{messages.order({ reference: order.reference })}</a>
      </p>
      <p>
        <Stars rating={review.rating} label={said.stars({ rating: review.rating })} /> {review.author}
      </p>
      <blockquote className={quote} lang={review.language}>
        {review.text}
      </blockquote>
      <dl className={styles.facts}>
        {facts.map(
          ({ label, moment }) =>
            moment && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <time dateTime={moment}>{dates.minute(moment)}</time>
                </dd>
              </div>
            ),
        )}
        {review.reason && (
          <div>
            <dt>{messages.reason}</dt>
            <dd>{review.reason}</dd>
          </div>
        )}
        {review.answer && (
          <div>
            <dt>{messages.answer}</dt>
            <dd>{review.answer}</dd>
          </div>
        )}
      </dl>
      {review.by && <p className={styles.muted}>{messages.by({ email: review.by })}</p>}
      <p className={styles.muted}>{messages.rule}</p>
      <div className={styles.actions}>
        <Button onClick={() => setAsked('PUBLISHED')}>{status === 'PUBLISHED' ? messages.republish : messages.publish}</Button>
        {status !== 'REFUSED' && (
          <Button variant="outline" onClick={() => setAsked('REFUSED')}>
            {messages.refuse}
          </Button>
        )}
      </div>
      <AskDialog
        open={asked !== null}
        title={isRefusing ? messages.refuseAsk : messages.publishAsk}
        action={isRefusing ? messages.refuse : messages.publish}
        mutation={decision}
        onClose={() => setAsked(null)}
        onConfirm={decide}
      >
        <p>{isRefusing ? messages.refuseText : messages.publishText}</p>
        {isRefusing ? (
          <TextArea
            label={messages.reason}
            name="reason"
            maxLength={500}
            value={reason}
            error={isMissing ? messages.reasonNeeded : errorAt(decision.failure, 'reason')}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : (
          <TextArea
            label={messages.answer}
            optionalText={messages.optional}
            hint={messages.answerHint}
            name="answer"
            maxLength={1000}
            value={answer}
            error={errorAt(decision.failure, 'answer')}
            onChange={(event) => setAnswer(event.target.value)}
          />
        )}
      </AskDialog>
    </div>
  );
}
