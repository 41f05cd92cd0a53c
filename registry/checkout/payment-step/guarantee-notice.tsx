import { useMessages, useSite } from '#client/site.tsx';
import { guaranteeNoticeUrl } from '#domain/guarantee-notice.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment-step.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paymentStepStyles as styles } from './styles.ts';

/**
 * The harmonised notice of the legal guarantee of conformity, in full before the contract (Regulation (EU) 2025/1960): the official drawing
 * where the shop has one, else its text.
 */
export function GuaranteeNotice() {
  const messages = useMessages(allMessages);
  const { parameters } = useSite();
  const image = parameters.GUARANTEE_NOTICE_IMAGE;
  return (
    <section className={styles.guarantee} aria-label={messages.guarantee}>
      {image ? (
        <a href={guaranteeNoticeUrl} target="_blank" rel="noopener">
          <img src={image} alt={`${messages.guarantee}. ${messages.guaranteeText}`} loading="lazy" />
        </a>
      ) : (
        <>
          <h3>{messages.guarantee}</h3>
          <p>{messages.guaranteeText}</p>
        </>
      )}
      <p>
        <a href={guaranteeNoticeUrl} target="_blank" rel="noopener">
          {messages.guaranteeLink}
          <VisuallyHidden> {messages.newTab}</VisuallyHidden>
        </a>
      </p>
    </section>
  );
}
