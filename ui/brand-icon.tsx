/** Marks of the social networks, drawn with the lines of our own icons. */
const paths = {
  facebook: 'M14.2 20.3v-7.2h2.6l.5-3h-3.1V8.3c0-1.1.5-1.6 1.6-1.6h1.5V4h-2.2c-2.7 0-4 1.5-4 4v2.1H8.7v3h2.4v7.2',
  instagram:
    'M7.5 3.8h9a3.7 3.7 0 0 1 3.7 3.7v9a3.7 3.7 0 0 1-3.7 3.7h-9a3.7 3.7 0 0 1-3.7-3.7v-9a3.7 3.7 0 0 1 3.7-3.7M12 15.9a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8M16.9 7v.2',
  tiktok: 'M13.5 4v10.9a3.3 3.3 0 1 1-3.3-3.3M13.5 4c.2 2.7 2 4.6 5 4.8',
  pinterest: 'M10 20.3l2.3-9.6M8.3 13.3c-2-3.5.2-7.8 4.2-7.8 3 0 4.9 2 4.9 4.7 0 3.2-1.8 5.6-4.1 5.6-1.3 0-2-.7-2.2-1.6',
  youtube:
    'M4 8.2c.2-1.3 1-2 2.3-2.1 3.8-.3 7.6-.3 11.4 0 1.3.1 2.1.8 2.3 2.1.3 2.5.3 5.1 0 7.6-.2 1.3-1 2-2.3 2.1-3.8.3-7.6.3-11.4 0-1.3-.1-2.1-.8-2.3-2.1-.3-2.5-.3-5.1 0-7.6M10.3 9.3v5.4l4.5-2.7z',
  linkedin: 'M5 9.5v10M5 5v.4M9.5 19.5v-10M9.5 14c0-2.7 1.5-4.3 4-4.3s3.9 1.5 3.9 4.2v5.6',
  google: 'M19.8 12.2H12M19.8 12.2c0 4.5-3.1 8-7.8 8a8.2 8.2 0 1 1 5.6-14.1',
} as const;

export type BrandName = keyof typeof paths;

/** The link around it carries the name. */
export function BrandIcon({ name, size = '1.35em' }: { name: BrandName; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: size, height: size }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
