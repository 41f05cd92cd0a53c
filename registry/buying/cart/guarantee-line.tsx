import { useMessages } from '#client/site.tsx';
import { producerGuaranteeUrl } from '#domain/guarantee-notice.ts';
import { messages as allMessages } from '#messages/generated/domain/producer-guarantee.ts';
import type { ProducerGuarantee } from '#schemas/producer-guarantee.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Names the guarantee of a line's producer in the cart, with a link to what it means. */
export function GuaranteeLine({ guarantee: { years, brand, model }, className }: { guarantee: ProducerGuarantee; className?: string }) {
  const messages = useMessages(allMessages);
  return (
    <p className={className}>
      <a href={producerGuaranteeUrl} target="_blank" rel="noopener">
        {messages.line({ brand, model, years: messages.years({ years }) })}
        <VisuallyHidden> {messages.newTab}</VisuallyHidden>
      </a>
    </p>
  );
}
