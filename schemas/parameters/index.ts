export { type ParameterKey, type ParameterValues, parameterCatalogue } from './catalogue.ts';
export type { ParameterConstraint, ParameterDefinition, ParameterGroup } from './definition.ts';
export { fillPlaceholders } from './placeholders.ts';
export { type ParameterIssue, type ReadParameters, readParameters, readValue } from './read.ts';
