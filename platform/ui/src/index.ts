// Signs and buttons
export { Icon } from './icon'
export { PlainButton, PrimaryButton, IconButton, preparing } from './button'
export { Avatar } from './avatar'
export { Logo } from './logo'

// Frames
export { Card, Section } from './layout/card'
export { Figure } from './layout/figure'
export { Heading } from './layout/heading'
export { Page } from './layout/page'
export { Tabs } from './layout/tabs'
export { TabList, tabPanel } from './layout/tab-list'

// States
export { EmptyState, ErrorState } from './feedback/view-state'
export { Skeleton, SkeletonBar } from './feedback/skeleton'
export { Spinner } from './feedback/spinner'
export { StatusTag, type Tone } from './feedback/status-tag'

// Menus
export { MenuButton } from './overlay/menu-button'
export { ContextMenu } from './overlay/context-menu'
export type { MenuAction } from './overlay/menu-list'

// Inputs
export { EditorToolbar } from './input/editor/editor-toolbar'
export { IconPicker } from './input/picker/icon-picker'
export { IconGallery } from './input/picker/icon-gallery'
export { PickerPanel } from './input/picker/picker-panel'
export { PuzzleVerify } from './input/verify/puzzle-verify'
export { SlideVerify } from './input/verify/slide-verify'
export { SignaturePad, type Signature } from './input/signature/signature-pad'
export type { VerifyLabels } from './input/verify/verify-bar'

// Interaction
export { useLatest } from './interaction/use-latest'
export { useDebounced, useThrottled } from './interaction/press/call-rate'
export { useLongPress } from './interaction/press/use-long-press'

// Charts
export { DataTable, type ChartTable } from './chart/data-table'
export { useActivePoint } from './chart/use-active-point'
