export { Button, type ButtonProps } from './base/Button.tsx';
export { Panel } from './base/Panel.tsx';
export { type Segment, Segmented } from './base/Segmented.tsx';
export { Slider } from './base/Slider.tsx';
export { Slip } from './base/Slip.tsx';
export { Steps } from './base/Steps.tsx';
export { type Tab, Tabs } from './base/Tabs.tsx';
export { TopBar } from './base/TopBar.tsx';
export { BoardFrame, Pin } from './board/BoardFrame.tsx';
export type { Look } from './board/zoom.ts';
export { Card, CardBack, type CardFace, CardSlot, CardTab } from './card/Card.tsx';
export { CardLarge, type LargeFact } from './card/CardLarge.tsx';
export { type Landscape, landscape, pictureNumbers } from './card/ridges.ts';
export { Vignette } from './card/Vignette.tsx';
export { type ChartLine, LineChart } from './chart/LineChart.tsx';
export { classes } from './classes.ts';
export { Hint } from './float/Hint.tsx';
export { Menu, type MenuItem } from './float/Menu.tsx';
export { Popover } from './float/Popover.tsx';
export type { Beside } from './float/place.ts';
export { Sheet } from './float/Sheet.tsx';
export { WhyNot } from './float/WhyNot.tsx';
export type { ChartPoint, GameUi, Moment } from './game-ui.ts';
export { GenericTable } from './generic/GenericTable.tsx';
export { Glyph, Icon, iconAddress, setSprite } from './icon/Icon.tsx';
export { arrowFocus, useRoving } from './keys/arrows.ts';
export { useHotkeys } from './keys/use-hotkeys.ts';
export type { Lesson, LessonCover, LessonStep, Pointing, Script, ScriptAct, ScriptLine } from './lesson.ts';
export { type Appearance, applyAppearance, moves, onSystemChange } from './look/appearance.ts';
export { PHONE, useMedia, usePhone } from './look/use-media.ts';
export { Flip } from './motion/Flip.tsx';
export { TravelRoot } from './motion/TravelRoot.tsx';
export { fly, type Places, places, skipMotion, skipOnInput, travel } from './motion/travel.ts';
export { Coin } from './pieces/Coin.tsx';
export { Counter } from './pieces/Counter.tsx';
export { CombatDie, Die } from './pieces/Die.tsx';
export { Seal } from './pieces/Seal.tsx';
export { Fortress, Mark, Pennon, SHAPES, type Shape, UnitToken } from './pieces/Tokens.tsx';
export { type SeatGroup, SeatPanel } from './seat/SeatPanel.tsx';
export { play, type Sound, setVolume } from './sound.ts';
export { Clocks } from './table/Clocks.tsx';
export { logLines } from './table/log-lines.ts';
export { sealOfSide, sideOfSeat } from './table/sides.ts';
export { TableTop } from './table/TableTop.tsx';
export { useKeepFocus } from './table/use-keep-focus.ts';
export {
  type GameText,
  type Offered,
  type Option,
  type Refusal,
  type Seat,
  type SeatView,
  type Situation,
  type TableBar,
  type TableLogLine,
  type TableProps,
  type TableSize,
  useTableSize,
} from './table-props.ts';
export { type LogLine, LogPanel } from './talk/LogPanel.tsx';
export { type PromptAction, PromptBar, type PromptBarProps, type PromptWord } from './talk/PromptBar.tsx';
export { Words } from './talk/Words.tsx';
export type { IconName, Part, Reference, Sentence, Side, State, Tone } from './types.ts';
export { type Ui, UiProvider, useUi } from './ui-context.tsx';
