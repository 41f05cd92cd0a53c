import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { features, ground } from './features.ts';
import { layers } from './layers.ts';
import { rooms } from './rooms.ts';

/** Generated code is made from what is checked, and may be too large to be read. */
const unread = '(^|/)(node_modules|generated|migrations|pictures|\\.next|\\.data)/';

/** Each room's and each feature's other imports, and cycles, as rules of dependency-cruiser. */
function rules(): IForbiddenRuleType[] {
  const zones = Object.entries(rooms).map(([name, { mayImport }]): IForbiddenRuleType => {
    const allowed = [name, ...mayImport].join('|');
    return {
      name: `${name} may import ${mayImport.join(', ') || 'nothing of ours'}`,
      severity: 'error',
      from: { path: `^${name}/` },
      to: { pathNot: [`^(${allowed})/`, 'node_modules/', '^package\\.json$'], dependencyTypesNot: ['core', 'npm', 'npm-dev', 'unknown'] },
    };
  });
  const floors = Object.entries(ground).map(
    ([name, { mayUse }]): IForbiddenRuleType => ({
      name: `of backend/ ${name} may use ${mayUse.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^backend/${name}/` },
      to: { path: '^backend/', pathNot: [`^backend/(${[name, ...mayUse].join('|')})/`] },
    }),
  );
  const folderOf = (used: string) => features.find(({ name }) => name === used)?.folder ?? used;
  const doors = features.map(
    ({ name, folder, mayUse }): IForbiddenRuleType => ({
      name: `of the features ${name} may use ${mayUse.join(', ') || 'none'}, each by its index.ts`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: {
        path: '^backend/',
        pathNot: [`^backend/(${Object.keys(ground).join('|')})/`, `^${folder}/`, ...mayUse.map((used) => `^${folderOf(used)}/index\\.ts$`)],
      },
    }),
  );
  const root: IForbiddenRuleType = {
    name: 'what puts the features together enters each by its index.ts',
    severity: 'error',
    from: { path: '^backend/[^/]+$' },
    to: { path: `^backend/(?!(?:${Object.keys(ground).join('|')})/)[^/]+/[^/]+/`, pathNot: ['^backend/[^/]+/[^/]+/index\\.ts$'] },
  };
  const names = Object.keys(layers);
  const floorsOfWeb = names.map(
    (name, at): IForbiddenRuleType => ({
      name: `of web/ ${name} may import ${names.slice(0, at).join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^web/${name}/` },
      to: { path: '^web/', pathNot: [`^web/(${names.slice(0, at + 1).join('|')})/`] },
    }),
  );
  const cycles: IForbiddenRuleType = {
    name: 'no cycles',
    severity: 'error',
    from: {},
    to: { circular: true },
  };
  const lost: IForbiddenRuleType = {
    name: 'every import leads to a file',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^[.#]' },
  };
  return [...zones, ...floors, ...doors, root, ...floorsOfWeb, cycles, lost];
}

/**
 * The imports below a folder that the table of rooms forbids, cycles, and imports that lead nowhere: a line each, none when all is well.
 * Imports of types count. Rejects when a file cannot be read.
 */
export async function forbiddenImports(root: string): Promise<string[]> {
  const { output } = await cruise(['.'], {
    baseDir: root,
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: unread },
    ruleSet: { forbidden: rules() },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'], conditionNames: ['import', 'node', 'default'] },
  });
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
    return `${way.join(' → ')}: ${rule.name}`;
  });
}
