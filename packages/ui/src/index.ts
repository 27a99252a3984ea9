export type { Aid, AidAt, AidOf, AidPage, AidRoad, AidRow, AidSection, AidSign } from './aid/types.ts';
export { Button, type ButtonProps } from './base/Button.tsx';
export { Panel } from './base/Panel.tsx';
export { type Segment, Segmented } from './base/Segmented.tsx';
export { ShareBar } from './base/ShareBar.tsx';
export { Slider } from './base/Slider.tsx';
export { Slip } from './base/Slip.tsx';
export { Steps } from './base/Steps.tsx';
export { type Tab, Tabs, TabWays } from './base/Tabs.tsx';
export { TopBar } from './base/TopBar.tsx';
export { BoardFrame, Pin } from './board/BoardFrame.tsx';
export { BARE, type Covered, type Look, type Spot, type World } from './board/camera.ts';
export { type Camera, useCamera } from './board/use-camera.ts';
export { Card, CardBack, type CardFace, CardSlot, CardTab } from './card/Card.tsx';
export { CardLarge, type CardLargeProps, type LargeFact, type LargePart, type LargeStat } from './card/CardLarge.tsx';
export { CardSheet } from './card/CardSheet.tsx';
export { type ChartLine, LineChart } from './chart/LineChart.tsx';
export { classes } from './classes.ts';
export { copyText } from './copy.ts';
export type { Act, Drama, DramaOf, Prop } from './drama/acts.ts';
export { PropPicture } from './drama/PropPicture.tsx';
export { PACES, type Pace } from './drama/queue.ts';
export { type Frame, type TellingNow, type Told, useTelling } from './drama/use-telling.ts';
export { FitText } from './fit/FitText.tsx';
export { type Room, useRoom } from './fit/use-room.ts';
export { Hint } from './float/Hint.tsx';
export { type Depth, useLayer } from './float/layers.ts';
export { Menu, type MenuItem } from './float/Menu.tsx';
export { Popover } from './float/Popover.tsx';
export type { Beside } from './float/place.ts';
export { Sheet } from './float/Sheet.tsx';
export { type Paper, type Papers, usePapers } from './float/use-papers.ts';
export { WhyNot } from './float/WhyNot.tsx';
export type { ChartPoint, GameUi, Moment, Result } from './game-ui.ts';
export { GenericTable } from './generic/GenericTable.tsx';
export { type Asked, answerTo, type Habit, type Habits, habitAt, habitsOn } from './habit/habit.ts';
export { Glyph, Icon, iconAddress, setSprite } from './icon/Icon.tsx';
export { arrowFocus, useRoving } from './keys/arrows.ts';
export { useHotkeys } from './keys/use-hotkeys.ts';
export { CardChip } from './kit/CardChip.tsx';
export { CardSpine } from './kit/CardSpine.tsx';
export { FitRow, FitZone, type Lying } from './kit/FitRow.tsx';
export { type Attached, type CardBadge, type CardStat, type CardToken, faceWords, type PlayFace } from './kit/face.ts';
export { ImportPanel } from './kit/ImportPanel.tsx';
export { PlayCard, type PlayCardProps } from './kit/PlayCard.tsx';
export { SeatMark } from './kit/SeatMark.tsx';
export { OrderStrip, type SeatNumber, SeatStrip } from './kit/SeatStrip.tsx';
export { TableCard, type TableCardProps } from './kit/TableCard.tsx';
export { PassForMe, WindowPanel } from './kit/WindowPanel.tsx';
export { HandRow, Lane, Meter, Pile, PlacePlate, Scale, Zone } from './kit/Zones.tsx';
export type {
  Lesson,
  LessonCover,
  LessonStep,
  Pointing as LessonPointing,
  Script,
  ScriptAct,
  ScriptLine,
} from './lesson.ts';
export { type Appearance, applyAppearance, moves, onSystemChange } from './look/appearance.ts';
export { PHONE, useMedia, usePhone } from './look/use-media.ts';
export { Flip } from './motion/Flip.tsx';
export { TravelRoot } from './motion/TravelRoot.tsx';
export { fly, type Places, places, skipMotion, skipOnInput, travel } from './motion/travel.ts';
export { type PictureBook, type PictureLines, type PicturesOf, pictureBook } from './picture/book.ts';
export { Picture } from './picture/Picture.tsx';
export { type Landscape, landscape, pictureNumbers } from './picture/ridges.ts';
export { Vignette } from './picture/Vignette.tsx';
export { Coin } from './pieces/Coin.tsx';
export { Counter } from './pieces/Counter.tsx';
export { CombatDie, Die } from './pieces/Die.tsx';
export { FairDisc } from './pieces/FairDisc.tsx';
export { Seal } from './pieces/Seal.tsx';
export { Tile } from './pieces/Tile.tsx';
export { Fortress, Mark, Pennon, SHAPES, type Shape, UnitToken } from './pieces/Tokens.tsx';
export {
  type Aim,
  type AimOf,
  EMPTY,
  type Found,
  findAt,
  fitting,
  type Held,
  inWords,
  isLegal,
  litOf,
  type Manner,
  sameThing,
  standing,
  type Thing,
  usualManner,
  WORDS,
} from './point/aims.ts';
export { PointedWhy } from './point/PointedWhy.tsx';
export { type Pointing, type ThingMenu, usePointing, type Why } from './point/use-pointing.ts';
export { QrCode } from './qr/QrCode.tsx';
export { type SeatGroup, SeatPanel } from './seat/SeatPanel.tsx';
export { play, type Sound, setVolume, soundByPress } from './sound.ts';
export { Stage, type StageStep, StageTab } from './stage/Stage.tsx';
export { useAside } from './stage/use-aside.ts';
export { Clocks } from './table/Clocks.tsx';
export { logLines } from './table/log-lines.ts';
export { isUndecided, sealOfSide, sideOfSeat } from './table/sides.ts';
export { TableFrame } from './table/TableFrame.tsx';
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
export { type Threat, threatsTo } from './threat/threat.ts';
export type { IconName, Part, Reference, Sentence, Side, State, Tone } from './types.ts';
export { type Ui, UiProvider, useUi } from './ui-context.tsx';
