// A module
export type { ConsoleParts, HeaderItem } from '#shared/navigation/console-modules'
export type { ModuleRoute, OpenRoute } from '#shared/navigation/module-pages'
export type { PanelProps } from '#shared/navigation/module-panels'
export { PanelNote } from '#shared/navigation/panel-note'

// Ways
export { navigation } from '#shared/navigation/navigation'
export { hrefOf } from '#shared/navigation/href'
export { leavePage } from '#shared/navigation/leave-page'
export { useUnsaved } from '#shared/navigation/unsaved'
export { sameTab } from '#shared/navigation/same-tab'
export { useRecordTitle } from '#shared/navigation/record-title'
export { usePagePath } from '#shared/session/user/page-path'
export { useCurrentRoute } from '#shared/session/user/current-route'

// Frames
export { Trend } from '#shared/facts/trend'
export { ErrorPage } from '#shared/error-page/error-page'
export { ErrorView } from '#shared/error-page/error-view'
export { useNarrow, usePhone } from '#shared/theme/use-narrow'
export { useScheme } from '#shared/theme/use-scheme'
export { QueryContent } from '#shared/chart/panel/query-content'

// Parts that load when they are shown
export { lazyPart, lazyDialog, type LazyPart } from '#shared/feedback/part/lazy-part'
export { PartBoundary } from '#shared/feedback/part/part-boundary'
