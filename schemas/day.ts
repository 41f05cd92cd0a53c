/** The day (YYYY-MM-DD) `days` days after a day. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days a day comes after another; negative when it comes before. */
export const daysFrom = (first: string, day: string): number =>
  (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000;
