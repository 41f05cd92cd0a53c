import { useRef, useState } from 'react';
import { localPath } from '#client/local-path.ts';
import { useSite } from '#client/site.tsx';
import { isSame } from '#domain/document/patch.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import { Spinner } from '#ui/spinner.tsx';
import type { Editor } from '../use-editor.ts';
import { deviceWidths } from './devices.ts';
import { addressOf, arrangeLayouts, isEditable, swapLayout } from './frame-page.ts';
import { renderSection } from './render-section.ts';
import { stageStyles as styles } from './styles.ts';

/** On which scale the page is shown, and how much of its height. */
const scale = 0.22;
const height = 480;

/** The page as it is with some document, small: the page of the draft, with the sections that differ rendered from the document. */
export function VersionFrame({ editor, document, label }: { editor: Editor; document: CmsDocument; label: string }) {
  const { site, lang, locale } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isBusy, setIsBusy] = useState(true);
  const { facts, stored } = editor;
  if (!facts || facts.path === null) return null;
  const path = facts.path;
  const show = async () => {
    const page = frame.current?.contentDocument ?? null;
    if (!isEditable(page)) return;
    arrangeLayouts(page, document, facts.preview);
    const shown = new Map(stored.document.layouts.map((layout) => [layout.id, layout]));
    const differing = document.layouts.filter((layout) => !isSame(shown.get(layout.id), layout));
    const { translations } = document;
    await Promise.allSettled(
      differing.map(async (layout) => {
        const body = { document: facts.preview, path, locale, layout, ...(translations && { translations }) };
        const { html, styles: css } = await renderSection(body, AbortSignal.timeout(20_000));
        swapLayout(page, layout.id, html, css);
      }),
    );
    setIsBusy(false);
  };
  return (
    <figure className={styles.version}>
      <figcaption>{label}</figcaption>
      <div className={styles.versionPage} style={{ width: deviceWidths.desktop * scale, height }}>
        <iframe
          ref={frame}
          className={styles.frame}
          title={label}
          src={addressOf(localPath({ site, lang }, path), facts.preview)}
          sandbox="allow-same-origin"
          style={{ width: deviceWidths.desktop, height: height / scale, transform: `scale(${scale})` }}
          onLoad={() => void show()}
        />
        {isBusy && (
          <span className={styles.busy}>
            <Spinner />
          </span>
        )}
      </div>
    </figure>
  );
}
