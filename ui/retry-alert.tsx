import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

type RetryAlertProps = { tone?: 'error' | 'warning'; text: string; label: string; onRetry: () => void };

/** Reports what could not be loaded, with a button to retry; screen readers read it when it appears. */
export function RetryAlert({ tone = 'error', text, label, onRetry }: RetryAlertProps) {
  return (
    <Alert tone={tone} live>
      <p>{text}</p>
      <Button variant="outline" onClick={onRetry}>
        {label}
      </Button>
    </Alert>
  );
}
