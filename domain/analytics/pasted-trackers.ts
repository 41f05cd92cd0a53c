/** Services that owners paste the code of, each with what its code names. */
const known: readonly { partner: string; sign: RegExp }[] = [
  { partner: 'Google Tag Manager', sign: /googletagmanager\.com\/gtm\.js|\bGTM-[A-Z0-9]{4,}/ },
  {
    partner: 'Google Analytics',
    sign: /google-analytics\.com|googletagmanager\.com\/gtag\/js\?id=G-|['"](?:G-[A-Z0-9]{4,}|UA-\d+-\d+)['"]/,
  },
  { partner: 'Google Ads', sign: /googleadservices\.com|googletagmanager\.com\/gtag\/js\?id=AW-|['"]AW-\d{6,}/ },
  { partner: 'Matomo', sign: /matomo\.(?:js|php|cloud)|piwik\.(?:js|php)|\b_paq\b/ },
  { partner: 'Plausible', sign: /plausible\.io/ },
  { partner: 'Meta', sign: /connect\.facebook\.net|\bfbq\(/ },
  { partner: 'Hotjar', sign: /static\.hotjar\.com/ },
  { partner: 'LinkedIn', sign: /snap\.licdn\.com/ },
  { partner: 'TikTok', sign: /analytics\.tiktok\.com/ },
  { partner: 'Pinterest', sign: /s\.pinimg\.com\/ct/ },
  { partner: 'Microsoft Clarity', sign: /clarity\.ms/ },
];

/** Scripts of a code that wait for consent, which the notice asks for. */
const waiting = /<script\b[^>]*\bdata-consent\s*=\s*["']?(?:audience|marketing)\b[^>]*>[\s\S]*?<\/script>/gi;

/** Lists the services whose code an owner pasted without a purpose to wait for. */
export function unaskedTrackers(code: string): string[] {
  const running = code.replace(waiting, '');
  return known.flatMap(({ partner, sign }) => (sign.test(running) ? [partner] : []));
}
