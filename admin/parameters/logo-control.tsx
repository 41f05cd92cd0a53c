import { type ReactNode, useState } from 'react';
import { mediaUsesQuery } from '#client/queries/media-library.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { renditionUrl } from '#domain/addresses.ts';
import { messages as allMessages } from '#messages/generated/admin/parameters/logo.ts';
import type { MediaItem } from '#schemas/media-library.ts';
import { isLogoKey } from '#schemas/parameters/logos.ts';
import type { LogoType } from '#schemas/site.ts';
import { isLight } from '#themes/colour.ts';
import { toPalette } from '#themes/palette.ts';
import { type ControlProps, groupAttributesOf } from '../form/control-props.ts';
import { controlStyles } from '../form/control-styles.ts';
import { DeviceUploads } from '../form/controls/device-uploads.tsx';
import { MediaPicker } from '../form/controls/media-picker.tsx';
import { useDeviceUploads } from '../form/controls/use-device-uploads.ts';
import { FileDrop } from '../media/file-drop.tsx';
import { logoStyles as styles } from './logo-styles.ts';
import { useSettings } from './settings-context.ts';
import { editorStyles } from './styles.ts';
import { useValues } from './values.tsx';

/** Smallest width of a logo and side of an icon that are sharp on the screens of today, in px. */
const minWidth = 400;
const minSide = 192;

/** The picture of one of the site's logos: of the library or of this device, seen on the ground that it is for. */
export function LogoControl(props: ControlProps) {
  const messages = useMessages(allMessages);
  const { id, label, path, value, write } = props;
  const [isOpen, setIsOpen] = useState(false);
  const { uploads, failures, take } = useDeviceUploads('pictures', (item) => write(item.name));
  const key = String(path[0]);
  if (!isLogoKey(key)) return null;
  const name = typeof value === 'string' ? value : '';
  return (
    <fieldset {...groupAttributesOf(props)} className={styles.field}>
      <FileDrop kinds="pictures" label={messages.deviceOf({ label })} onTake={(files) => take(files.slice(0, 1))}>
        {(open) => (
          <div className={styles.row}>
            <LogoTile type={key} name={name} isInvalid={props.isInvalid} />
            <div className={styles.ways}>
              <div className={controlStyles.row}>
                <button
                  type="button"
                  id={id}
                  className={editorStyles.press}
                  aria-haspopup="dialog"
                  aria-label={messages.libraryOf({ label })}
                  aria-describedby={props.describedBy}
                  onClick={() => setIsOpen(true)}
                >
                  {messages.library}
                </button>
                <button type="button" className={editorStyles.press} aria-label={messages.deviceOf({ label })} onClick={open}>
                  {messages.device}
                </button>
                {name !== '' && (
                  <button
                    type="button"
                    className={editorStyles.press}
                    aria-label={messages.takeOf({ label })}
                    onClick={() => write(undefined)}
                  >
                    {messages.take}
                  </button>
                )}
              </div>
              <span className={`${controlStyles.note} ${styles.drop}`}>{messages.drop}</span>
            </div>
          </div>
        )}
      </FileDrop>
      <DeviceUploads {...{ uploads, failures }} />
      <MediaPicker
        open={isOpen}
        kinds="pictures"
        onClose={() => setIsOpen(false)}
        onChoose={(item) => {
          write(item.name);
          setIsOpen(false);
        }}
      />
    </fieldset>
  );
}

/**
 * The ground of a logo as the unsaved colours make it. Where a site has a logo for light grounds, the others are for dark ones:
 * `isReplaced` says that their own ground is light, and wears that logo.
 */
function useGround(type: LogoType): { ground: string | undefined; isReplaced: boolean } {
  const { headerGround, footerGround, ground, ink } = toPalette(useValues());
  const hasLight = useSettings(({ texts }) => Boolean(texts.LOGO_LIGHT_THEME));
  if (type === 'LOGO_FAVICON') return { ground: undefined, isReplaced: false };
  if (type === 'LOGO_LIGHT_THEME') return { ground: [headerGround, ground, footerGround].find(isLight), isReplaced: false };
  const own = type === 'LOGO' ? headerGround : footerGround;
  const isReplaced = hasLight && isLight(own);
  return { ground: isReplaced ? [footerGround, headerGround, ink].find((colour) => !isLight(colour)) : own, isReplaced };
}

/** A logo on its ground, with its size and what will not look well; without a picture, what stands in its place. */
function LogoTile({ type, name, isInvalid }: { type: LogoType; name: string; isInvalid: boolean }) {
  const messages = useMessages(allMessages);
  const { site } = useSite();
  const { data, isError } = useServerState({ ...mediaUsesQuery(name), enabled: name !== '' });
  const { ground, isReplaced } = useGround(type);
  if (name === '') return <p className={styles.empty}>{messages.instead[type]}</p>;
  const picture: ReactNode = data && <img src={renditionUrl(data.url, 320, 'webp')} alt="" draggable={false} />;
  return (
    <div className={styles.shown}>
      {type === 'LOGO_FAVICON' ? (
        <span className={styles.tab}>
          {picture}
          <span>{site.name}</span>
        </span>
      ) : (
        <span className={styles.tile} style={{ background: ground }}>
          {picture}
        </span>
      )}
      {data && <Notes type={type} item={data} />}
      {isReplaced && <p className={controlStyles.note}>{messages.replaced[type === 'LOGO' ? 'header' : 'footer']}</p>}
      {isError && !isInvalid && <p className={controlStyles.warning}>{messages.gone}</p>}
    </div>
  );
}

function Notes({ type, item: { name, kind, width, height } }: { type: LogoType; item: MediaItem }) {
  const messages = useMessages(allMessages);
  if (!width || !height) return null;
  const isIcon = type === 'LOGO_FAVICON';
  const isDrawing = kind === 'drawing';
  const isSquare = Math.abs(width / height - 1) < 0.1;
  return (
    <>
      <span className={controlStyles.note}>{isDrawing ? messages.drawing({ name }) : messages.size({ name, width, height })}</span>
      {isIcon && !isSquare && <p className={controlStyles.warning}>{messages.notSquare}</p>}
      {isIcon && !isDrawing && Math.min(width, height) < minSide && <p className={controlStyles.warning}>{messages.smallIcon}</p>}
      {!isIcon && !isDrawing && width < minWidth && <p className={controlStyles.warning}>{messages.small({ width })}</p>}
    </>
  );
}
