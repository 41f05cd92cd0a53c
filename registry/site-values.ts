import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';

/** The site's parameters in their own types. The context names them loosely so that the renderer needs no catalogue. */
export const valuesOf = (context: Pick<LoadContext, 'parameters'>): ParameterValues => context.parameters as ParameterValues;
