/** Channel by which the shop's tabs report their machines to `/dev/machines`: between tabs of one browser, in development only. */
export const inspectionChannel = 'machines-in-development';

/** Messages on the channel beside the events of `@statelyai/inspect`. */
export type InspectionCall =
  /** The page opened: every tab tells of the actors that it runs. */
  | { type: 'machines.asked' }
  /** An actor stopped, or its tab was left: `sessionId` as in the actor's events, or the beginning that those of a tab share. */
  | { type: 'machines.left'; sessionId: string };
