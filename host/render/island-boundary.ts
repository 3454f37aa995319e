import { Component } from 'preact';
import type { ComponentChildren } from 'preact';

interface BoundaryProps {
  onBreak: (error: unknown) => void;
  children?: ComponentChildren;
}

/** Holds an island: one that breaks while it renders is taken away, and the page is told. [ERROR-07] */
export class IslandBoundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    this.setState({ broken: true });
    this.props.onBreak(error);
  }

  override render(): ComponentChildren {
    return this.state.broken ? null : this.props.children;
  }
}
