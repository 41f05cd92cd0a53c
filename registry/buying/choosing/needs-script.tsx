import { useMessages } from '#client/site.tsx';
import { messages } from '#messages/generated/registry/buying/choosing/needs-script.ts';

/** Explains why nothing can be bought here if scripts are off. */
export function NeedsScript() {
  const { text } = useMessages(messages);
  return (
    <noscript>
      <p>{text}</p>
    </noscript>
  );
}
