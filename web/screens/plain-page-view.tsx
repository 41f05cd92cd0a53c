import type { ReactNode } from 'react';
import { type PlainPageKind, plainPageParts } from './plain-page.ts';

/** A plain page inside a document of Next's. Styles and HTML are the program's own. */
export function PlainPage({ kind }: { kind: PlainPageKind }): ReactNode {
  const { title, css, body } = plainPageParts(kind);
  return (
    <>
      <title>{title}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: styles of our own */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own */}
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </>
  );
}
