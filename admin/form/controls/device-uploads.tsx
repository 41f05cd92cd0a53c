import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { Alert } from '#ui/alert.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { useDeviceUploads } from './use-device-uploads.ts';

type DeviceUploadsProps = Pick<ReturnType<typeof useDeviceUploads>, 'uploads' | 'failures'> & {
  /** Several files may be under way: their number is told. */
  isMultiple?: boolean;
};

/** Shows uploads under way and what was refused. */
export function DeviceUploads({ uploads, failures, isMultiple = false }: DeviceUploadsProps) {
  const messages = useMessages(allMessages);
  const sending = isMultiple && uploads ? messages.uploadingPictures({ count: uploads.left }) : messages.uploading;
  return (
    <>
      {uploads && <ProgressBar text={uploads.isInterrupted ? messages.uploadWaits : sending} value={uploads.progress} />}
      {failures.length > 0 && (
        <Alert tone="error" live>
          {failures.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
    </>
  );
}
