/** An actor of the shop, as far as measurement follows it. */
export type FollowedActor<Moment> = { getMoment: () => Moment; subscribe: (listener: () => void) => unknown };
type Follower = (name: string, actor: FollowedActor<never>) => void;

const started = new Map<string, FollowedActor<never>>();
let follower: Follower | undefined;

/** Notes that a machine of the shop has started, for measurement that may come later. It costs nothing else. */
export function noteMachine<Moment>(name: 'cart' | 'checkout', actor: FollowedActor<Moment>): void {
  started.set(name, actor as FollowedActor<never>);
  follower?.(name, actor as FollowedActor<never>);
}

/** Calls `follow` with each machine that has started, and with those that start later. */
export function followMachines(follow: Follower): void {
  follower = follow;
  for (const [name, actor] of started) follow(name, actor);
}
