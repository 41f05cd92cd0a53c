import { useMessages } from '#client/site.tsx';
import { messages } from '#messages/generated/registry/buying/choosing/needs-script.ts';

/** Says, where scripts are off, why nothing can be bought here; nothing else does. */
export function NeedsScript() {
  const { text } = useMessages(messages);
  return (
    <noscript>
      <p>{text}</p>
    </noscript>
  );
}
