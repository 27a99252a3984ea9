import { Component, type ReactNode } from 'react';
import { go } from '../router.ts';
import { TroublePage } from '../screens/TroublePage.tsx';
import { type Trouble, troubleOf } from '../trouble.ts';

/** Catches what goes wrong while drawing and speaks of it. A class, because only a class can catch. */
export class Boundary extends Component<{ children: ReactNode }, { trouble: Trouble | null }> {
  override state: { trouble: Trouble | null } = { trouble: null };

  static getDerivedStateFromError(fault: unknown): { trouble: Trouble } {
    return { trouble: troubleOf(fault) };
  }

  override render(): ReactNode {
    if (!this.state.trouble) return this.props.children;
    return (
      <TroublePage
        trouble={this.state.trouble}
        onWayOut={() => {
          go('/');
          this.setState({ trouble: null });
        }}
      />
    );
  }
}
