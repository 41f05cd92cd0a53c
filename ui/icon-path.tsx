/** Draws one icon from its path, for a block that gets the path with its data and need not carry the whole set. */
export function IconPath({ path, size = '1.35em' }: { path: string; size?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      style={{ width: size, height: size, flex: 'none' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
