import { Component, createRef, type ReactNode } from 'react';
import { type Places, places, skipOnInput, travel } from './travel.ts';

const LEAP = 3;

interface TravelRootProps {
  /** Changes with every step of the game; only then do things travel. */
  step: unknown;
  children: ReactNode;
  className?: string;
}

/**
 * Everything inside that carries `data-travel` moves from its old place to its new one when `step` changes. A class, because
 * only a class may look at the page between rendering and drawing.
 */
export class TravelRoot extends Component<TravelRootProps> {
  private readonly root = createRef<HTMLDivElement>();
  private stop: (() => void) | undefined;

  override componentDidMount(): void {
    this.stop = skipOnInput();
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override getSnapshotBeforeUpdate(before: TravelRootProps): Places | null {
    const { step } = this.props;
    if (before.step === step || !this.root.current) return null;
    // A leap over many steps, as in a replay, is not told by motion.
    const leap = typeof step === 'number' && typeof before.step === 'number' && Math.abs(step - before.step) > LEAP;
    return leap ? null : places(this.root.current);
  }

  override componentDidUpdate(_before: TravelRootProps, _state: unknown, where: Places | null): void {
    if (where && this.root.current) travel(this.root.current, where);
  }

  override render(): ReactNode {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
