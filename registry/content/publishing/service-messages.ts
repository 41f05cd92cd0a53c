/** Minutes as people say them: 90 is `1 h 30`, 45 is `45 min`. */
const duration = (minutes: number, ofHour: (hours: number, rest: string) => string): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${minutes} min` : ofHour(hours, rest === 0 ? '' : String(rest).padStart(2, '0'));
};

export const serviceMessages = {
  fr: {
    from: 'dès',
    onRequest: 'Sur devis',
    included: 'Compris',
    duration: (minutes: number) => duration(minutes, (hours, rest) => (rest ? `${hours} h ${rest}` : `${hours} h`)),
  },
  en: {
    from: 'from',
    onRequest: 'Price on request',
    included: 'Included',
    duration: (minutes: number) => duration(minutes, (hours, rest) => (rest ? `${hours} h ${rest} min` : `${hours} h`)),
  },
};
