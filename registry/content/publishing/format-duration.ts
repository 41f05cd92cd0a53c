import type { Messages } from '#messages/generated/registry/content/publishing/service.ts';

/** Minutes as people say them: 90 is `1 h 30`, 45 is `45 min`. */
export function formatDuration(minutes: number, messages: Messages): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return messages.minutes({ minutes });
  return rest === 0 ? messages.hours({ hours }) : messages.hoursAndMinutes({ hours, minutes: String(rest).padStart(2, '0') });
}
