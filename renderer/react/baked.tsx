import type { ReactNode, Ref } from 'react';
import { waitsAttribute } from './early-page.ts';

/** HTML of the baked nodes of the document the browser got, read before React touches it. */
const captured = new Map<string, string>();
let hasRead = false;

function read(id: string): string {
  if (!hasRead) {
    hasRead = true;
    for (const element of document.querySelectorAll<HTMLElement>('[data-baked]'))
      captured.set(element.dataset.baked ?? '', element.innerHTML);
  }
  return captured.get(id) ?? '';
}

type Props = {
  id: string;
  html: string | null;
  ref?: Ref<HTMLDivElement>;
  /** Takes the place of the HTML once it is there. Null: its code has not come, and the HTML says so. */
  content?: ReactNode;
};

/**
 * Ready HTML. Where the page's data leaves it out, it is read back from the document: an empty string instead would blank it
 * as soon as anything else on the page did not match.
 */
export function Baked({ id, html, ref, content }: Props): ReactNode {
  if (content) {
    return (
      <div ref={ref} data-baked={id} style={contents}>
        {content}
      </div>
    );
  }
  return (
    <div
      ref={ref}
      data-baked={id}
      {...(content === null && waits)}
      style={contents}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by bake() from our own components
      dangerouslySetInnerHTML={{ __html: html ?? read(id) }}
    />
  );
}

const waits = { [waitsAttribute]: '' };

/** The wrapper takes no part in the layout. */
const contents = { display: 'contents' } as const;
