import type { BlockDefinition, BlockMode, CodeStart } from '#renderer/types.ts';

/** Server code of a block beyond its schema: its data, and the migration of props of older versions. */
export type BlockCode<Props, Data> = Partial<Pick<BlockDefinition<Props, Data>, 'fallback' | 'migrations'>> &
  (undefined extends Data ? object : Required<Pick<BlockDefinition<Props, Data>, 'load'>>);

/**
 * Types the code of a block, in its index.ts. A block that shows data names its type and gives a `load`; one that does neither needs no index.ts.
 * @example
 * export const code = defineBlockCode<PlotsProps, PlotsData>({ load: loadPlots });
 */
export const defineBlockCode = <Props extends object, Data = undefined>(code: BlockCode<Props, Data>): BlockCode<Props, Data> => code;

/** The parts of a conf.schema.json that describe the block itself; `default` of a property is the value of a prop that is left out. */
export type BlockConf = {
  'x-block': {
    type: string;
    version: number;
    mode: string;
    timed?: boolean;
    keepsOwnWidth?: boolean;
    startsAtLoad?: boolean | string;
    slots?: readonly string[];
  };
  properties: Readonly<Record<string, object>>;
};

export const blockModes: readonly string[] = ['static', 'interactive', 'visible'] satisfies BlockMode[];
export const codeStarts: readonly (boolean | string)[] = [true, 'without-cart'] satisfies CodeStart[];

/** The whole definition of a block, of its schema and its code. The generator has checked the schema (scripts/generate/blocks.ts). */
export function definitionOf<Props extends object, Data>(conf: BlockConf, code?: BlockCode<Props, Data>): BlockDefinition<Props, Data> {
  const settings = conf['x-block'] as BlockConf['x-block'] & { mode: BlockMode; startsAtLoad?: CodeStart };
  const defaults = Object.entries(conf.properties).flatMap(([name, schema]) => ('default' in schema ? [[name, schema.default]] : []));
  return { slots: [], migrations: {}, ...settings, defaults: Object.fromEntries(defaults), ...code };
}
