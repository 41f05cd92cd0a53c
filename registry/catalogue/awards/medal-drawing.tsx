import type { Medal } from '#schemas/product.ts';

const ribbon = 'M17 30 12 44l7-2.5 4 6 4-13M31 30l5 14-7-2.5-4 6-4-13';
const trophy =
  'M15 7h18v9c0 7-3.8 11.5-9 12.5-5.200-1-9-5.500-9-12.5V7ZM15 10H9c0 6 2 10 7 11M33 10h6c0 6-2 10-7 11M24 28.5V37M17 41h14M19 37h10v4H19z';

const rank: Record<Exclude<Medal, 'TROPHY'>, string> = { GOLD: '1', SILVER: '2', BRONZE: '3' };

/** A medal with its rank, or a cup: for an award without a picture of its own. Never read out: its name stands beside it. */
export function MedalDrawing({ medal }: { medal: Medal }) {
  return (
    <svg
      viewBox="0 0 48 52"
      width="48"
      height="52"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {medal === 'TROPHY' ? (
        <path d={trophy} />
      ) : (
        <>
          <path d={ribbon} />
          <circle cx="24" cy="19" r="14.5" fill="var(--medal-ground)" />
          <circle cx="24" cy="19" r="11" strokeDasharray="1 2.2" />
          <text x="24" y="24.5" textAnchor="middle" fontSize="15" stroke="none" fill="currentColor">
            {rank[medal]}
          </text>
        </>
      )}
    </svg>
  );
}
