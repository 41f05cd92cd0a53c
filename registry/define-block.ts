import type { BlockDefinition } from '#renderer/types.ts';

type Always = 'type' | 'version' | 'mode';
type Description<Props, Data> = Pick<BlockDefinition<Props, Data>, Always> &
  Partial<Omit<BlockDefinition<Props, Data>, Always | 'load'>> &
  (undefined extends Data ? object : Required<Pick<BlockDefinition<Props, Data>, 'load'>>);

/**
 * Describes a block to the renderer and the editor. A block that shows data names its type and gives a `load`.
 * @example
 * export const block = defineBlock<HeadingProps>({ type: 'heading', version: 1, mode: 'static', defaults: { level: 2 } });
 */
export function defineBlock<Props extends object, Data = undefined>(description: Description<Props, Data>): BlockDefinition<Props, Data> {
  return { defaults: {} as Partial<Props>, slots: [], migrations: {}, ...description };
}
