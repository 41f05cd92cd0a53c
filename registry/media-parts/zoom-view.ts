/** How a picture lies in its frame: moved by `x` and `y` px from the middle, and enlarged. */
export type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const wholeView: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 5;
/** What a click or a double tap enlarges to. */
export const clickScale = 2.5;

/** Enlarges or reduces so that what lies under `point` (px from the frame's middle) stays there. */
export function zoomedAt(view: View, scale: number, point: Point): View {
  const bounded = Math.min(maxScale, Math.max(1, scale));
  const ratio = bounded / view.scale;
  return { scale: bounded, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

/** Keeps the picture's edges from coming into the frame; what is smaller than the frame stays in its middle. */
export function kept({ scale, x, y }: View, picture: Size, frame: Size): View {
  const reach = (length: number, room: number) => Math.max(0, (length * scale - room) / 2);
  const bound = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) || 0;
  return { scale, x: bound(x, reach(picture.width, frame.width)), y: bound(y, reach(picture.height, frame.height)) };
}

/** The size of a picture that is shown whole in a frame. */
export function fitted(natural: Size, frame: Size): Size {
  if (natural.width === 0 || natural.height === 0) return frame;
  const ratio = Math.min(frame.width / natural.width, frame.height / natural.height);
  return { width: natural.width * ratio, height: natural.height * ratio };
}

/** Which item `step` leads to, round both ends. */
export const wrapped = (index: number, step: number, total: number): number => (((index + step) % total) + total) % total;
