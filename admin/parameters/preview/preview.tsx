import { useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/preview.ts';
import { breakpoints } from '#schemas/cms/breakpoints.ts';
import { Alert } from '#ui/alert.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { controlStyles } from '../../form/control-styles.ts';
import { editorStyles } from '../styles.ts';
import type { KeptDraft } from '../use-kept-draft.ts';
import { PageChooser } from './page-chooser.tsx';
import { previewStyles as styles } from './styles.ts';
import { previewAddress } from './sync-preview-frame.ts';
import { useFrames } from './use-frames.ts';
import { useSheets } from './use-sheets.ts';
import { useSize } from './use-size.ts';

/** Widths in px, and the pictures of their buttons. */
const devices = {
  phone: {
    width: 390,
    icon: 'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5M11 17.8h2',
  },
  tablet: {
    width: 820,
    icon: 'M5.5 3.5h13A1.5 1.5 0 0 1 20 5v14a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19V5a1.5 1.5 0 0 1 1.5-1.5M11 17.8h2',
  },
  desktop: { width: 1440, icon: 'M4 5h16v11H4zM9 20h6M12 16v4' },
} as const;
type Device = keyof typeof devices;
const names = Object.keys(devices) as Device[];

const openPath = 'M13.5 4.5h6v6M19.5 4.5l-8 8M17 13.5v6H4.5V7h6';
const reloadPath = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15';

export type PreviewProps = { kept: KeptDraft | null; isFailed: boolean; onKey: (event: KeyboardEvent) => void };

/** A page of the site as it would look with the unsaved settings, on the scale of its place. */
export function Preview({ kept, isFailed, onKey }: PreviewProps) {
  const messages = useMessages(allMessages);
  const sheets = useSheets();
  const view = useFrames({ kept, sheets, onKey });
  const [device, setDevice] = useState<Device>(() => (window.innerWidth < breakpoints.lg ? 'phone' : 'desktop'));
  const stage = useRef<HTMLDivElement>(null);
  const place = useSize(stage);
  const { width } = devices[device];
  const scale = place.width > 0 ? Math.min(1, place.width / width) : 1;
  const height = place.height / scale;
  return (
    <section className={styles.preview} aria-label={messages.preview}>
      <div className={styles.toolbar}>
        <div className={styles.page}>
          <PageChooser address={view.address} onOpen={view.open} />
        </div>
        <div role="radiogroup" aria-label={messages.device} className={controlStyles.segments}>
          {names.map((name) => (
            <label key={name} className={controlStyles.segment} title={`${messages.devices[name]}, ${devices[name].width} px`}>
              <input
                type="radio"
                name="preview-device"
                aria-label={messages.devices[name]}
                checked={device === name}
                onChange={() => setDevice(name)}
              />
              <span className={styles.device}>
                <IconPath path={devices[name].icon} size="1.2rem" />
              </span>
            </label>
          ))}
        </div>
        <button type="button" className={editorStyles.iconPress} aria-label={messages.reload} title={messages.reload} onClick={view.reload}>
          <IconPath path={reloadPath} size="1.1rem" />
        </button>
        <a
          className={editorStyles.iconPress}
          href={kept ? previewAddress(view.address, kept.id) : view.address}
          target="_blank"
          rel="noopener"
          aria-label={messages.open}
          title={messages.open}
        >
          <IconPath path={openPath} size="1.1rem" />
        </a>
      </div>
      <div ref={stage} className={styles.stage}>
        <div className={styles.notice}>
          {isFailed && <Alert tone="warning" live title={messages.notKept} />}
          {view.isFailed && <RetryAlert text={messages.failed} label={messages.retry} onRetry={view.reload} />}
        </div>
        <div className={styles.screen} style={{ width: width * scale }} data-device={device}>
          {view.frames.map((frame, index) => (
            <iframe
              key={frame.id}
              ref={(element) => view.hold(frame.id, element)}
              className={styles.frame}
              title={index === 0 ? messages.frame({ page: view.address }) : messages.coming}
              src={frame.src}
              data-coming={index > 0}
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={() => view.loaded(frame)}
            />
          ))}
        </div>
        {view.isComing && !view.isFailed && (
          <span className={styles.busy}>
            <Spinner label={messages.loading} />
          </span>
        )}
      </div>
    </section>
  );
}
