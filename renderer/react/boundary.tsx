import { Component, type ReactNode } from 'react';
import { isChunkError, reloadOnce } from './reload-once.ts';

type Props = { node: { id: string }; fallback?: ReactNode; children: ReactNode };

/**
 * Error boundary of a block that throws, or whose chunk is missing. The content of its slots is shown in its place until it gets another
 * node.
 */
export class Boundary extends Component<Props, { failed: Props['node'] | null }> {
  override state = { failed: null };

  static getDerivedStateFromError(): { failed: Props['node'] } {
    return { failed: { id: '' } };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) reloadOnce();
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.failed && previous.node !== this.props.node) this.setState({ failed: null });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
