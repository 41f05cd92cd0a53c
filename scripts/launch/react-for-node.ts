import { registerHooks } from 'node:module';

/**
 * Has Next render with React's build for Node. Its pages router takes the one for edge runtimes, which encodes each tag and attribute by
 * itself: a tenth of the processor that a page takes (docs/decisions/pages-and-caching.md). Call it before Next loads its renderer.
 */
export function renderWithReactForNode(): void {
  registerHooks({
    resolve: (specifier, context, next) => next(specifier === 'react-dom/server.edge' ? 'react-dom/server.node' : specifier, context),
  });
}
