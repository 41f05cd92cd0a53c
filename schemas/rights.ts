/**
 * Subjects that somebody of the team may work on: `catalogue` what is sold, `content` what the site tells, `selling` codes, delivery and
 * returns, `team` who has access to the panel.
 */
export const rights = ['catalogue', 'content', 'selling', 'team'] as const;
export type Right = (typeof rights)[number];
