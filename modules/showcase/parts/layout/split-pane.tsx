import { createContext, use, type ReactNode } from 'react'
import { Group, Panel, Separator, useDefaultLayout, type PanelImperativeHandle } from 'react-resizable-panels'
import css from './split-pane.module.css'

interface SplitPanesProps {
  /** Names the layout; with `isKept` also its place in the browser's storage. */
  id: string
  /** `row` beside each other, `column` below each other. */
  direction?: 'row' | 'column'
  /** Sizes that were changed by hand are there again after a reload. */
  isKept?: boolean
  /** `SplitPane`s with a `SplitHandle` between each two. */
  children: ReactNode
}

// The library uses the ids of panes as those of elements.
const OwnId = createContext('')

const noStorage = { getItem: () => null, setItem: () => undefined }

/**
 * Panes whose borders can be moved by pointer, touch and keyboard: arrows move a focused handle, Home and End take it to its ends,
 * Enter collapses and expands a pane that may collapse; a double click resets it. Fills its parent, which needs a height.
 * @example
 * <SplitPanes id="mail" isKept>
 *   <SplitPane id="list" defaultSize="30%" minSize={180}>…</SplitPane>
 *   <SplitHandle label={t('widthOfList')} />
 *   <SplitPane id="mail" minSize={240}>…</SplitPane>
 * </SplitPanes>
 */
export function SplitPanes({ id, direction = 'row', isKept = false, children }: SplitPanesProps) {
  const { defaultLayout, onLayoutChanged } = useDefaultLayout({
    id: `split-${id}`,
    storage: isKept ? localStorage : noStorage,
    onlySaveAfterUserInteractions: true,
  })
  return (
    <Group
      id={id}
      className={css.group}
      orientation={direction === 'row' ? 'horizontal' : 'vertical'}
      defaultLayout={defaultLayout}
      onLayoutChanged={onLayoutChanged}
    >
      <OwnId value={id}>{children}</OwnId>
    </Group>
  )
}

interface SplitPaneProps {
  /** Unique within its `SplitPanes`. */
  id: string
  /** The size at first; a number is in CSS pixels, a text such as `30%` a share of the whole. Equal shares without it. */
  defaultSize?: number | string
  /** The least size, in CSS pixels or as a share; 0 without it. */
  minSize?: number | string
  /** The largest size, in CSS pixels or as a share; no limit without it. */
  maxSize?: number | string
  /** Collapses to `collapsedSize` when it is made much smaller than `minSize`. */
  isCollapsible?: boolean
  /** In CSS pixels or as a share; 0 where left out. */
  collapsedSize?: number | string
  /** Collapses and expands it from outside. */
  handle?: React.Ref<PanelImperativeHandle>
  /** Called with the size in CSS pixels, after each change. */
  onResize?: (pixels: number) => void
  /** The content of the pane; it scrolls where it does not fit. */
  children: ReactNode
}

/** One of the panes of `SplitPanes`; scrolls by itself, by keyboard where something in it can have the focus. */
export function SplitPane({ id, isCollapsible, handle, onResize, children, ...sizes }: SplitPaneProps) {
  const ownId = use(OwnId)
  return (
    <Panel
      {...sizes}
      id={`${ownId}-${id}`}
      collapsible={isCollapsible}
      panelRef={handle}
      className={css.pane}
      onResize={({ inPixels }) => onResize?.(inPixels)}
    >
      {children}
    </Panel>
  )
}

interface SplitHandleProps {
  /** Names what it changes, such as "Width of the list". */
  label: string
  /** The pane after it, where Enter collapses and expands that one; without it, Enter does so with the pane before it. */
  paneAfter?: React.RefObject<PanelImperativeHandle | null>
}

/** The border between two panes. */
export function SplitHandle({ label, paneAfter }: SplitHandleProps) {
  const toggle = (event: React.KeyboardEvent) => {
    const pane = paneAfter?.current
    if (event.key !== 'Enter' || !pane) return
    const change = pane.isCollapsed() ? 'expand' : 'collapse'
    pane[change]()
  }
  return <Separator className={css.handle} aria-label={label} onKeyDown={toggle} />
}
