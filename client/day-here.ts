/** The day it is where the reader is (YYYY-MM-DD); the server goes by the shop's. */
export function dayHere(now = new Date()): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
