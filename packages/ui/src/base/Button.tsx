import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../types.ts';
import css from './Button.module.css';

export interface ButtonProps {
  /** main: gold, one on a screen. quiet: on the dark prompt. paper: on the table. link: a word to press. */
  kind?: 'main' | 'quiet' | 'paper' | 'link';
  icon?: IconName;
  children?: ReactNode;
  /** Read aloud instead of the content; needed when there is only an icon. */
  label?: string;
  /** A page of this site or elsewhere: then it is a link. */
  href?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  /** Not now, but it may still be asked why. */
  notNow?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  hotkey?: string;
  block?: boolean;
  large?: boolean;
  submit?: boolean;
  /** Marks what a press does, for hints that point at it. */
  act?: string;
  /** The focus comes here first when the paper opens. */
  first?: boolean;
  className?: string;
  title?: string;
  ref?: Ref<HTMLButtonElement & HTMLAnchorElement>;
}

export function Button(props: ButtonProps) {
  const { kind = 'paper', icon, children, label, href, onPress, notNow, pressed, expanded, hotkey } = props;
  const className = classes(
    css.button,
    css[kind],
    props.block && css.block,
    props.large && css.large,
    !children && css.square,
    props.className,
  );
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children && <span className={css.words}>{children}</span>}
      {hotkey && (
        <span className={css.key} aria-hidden="true">
          {hotkey}
        </span>
      )}
    </>
  );
  const common = {
    className,
    'aria-label': label,
    title: props.title ?? label,
    'data-rove': true,
    'data-act': props.act,
    'data-first': props.first || undefined,
    ref: props.ref,
  };
  if (href !== undefined)
    return (
      <a {...common} href={href} onClick={onPress}>
        {inside}
      </a>
    );
  return (
    <button
      {...common}
      type={props.submit ? 'submit' : 'button'}
      onClick={onPress}
      aria-disabled={notNow || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-keyshortcuts={hotkey?.toLowerCase()}
    >
      {inside}
    </button>
  );
}
