import { useEffect, useImperativeHandle, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import css from './tab-list.module.css'
import { useHiddenEnds } from './use-hidden-ends'

interface TabListProps<K extends string> {
  ref?: Ref<HTMLDivElement>
  /** The ids of tabs and panels begin with it. */
  id: string
  label: string
  tabs: readonly { key: K; label: ReactNode }[]
  current: K
  onSelect: (key: K) => void
  className?: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs of one place on a page: one stop of the tab key, arrow keys go on to the next. They scroll where there is no room, and fade where they go on. */
export function TabList<K extends string>({
  ref,
  id,
  label,
  tabs,
  current,
  onSelect,
  className = '',
}: TabListProps<K>) {
  const [list, hidden] = useHiddenEnds<HTMLDivElement>()
  useImperativeHandle(ref, () => list.current!, [list])
  useEffect(() => {
    const tab = list.current!.querySelector<HTMLElement>('[aria-selected=true]')
    if (tab) scrollTo(list.current!, tab)
  }, [current, list])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    const step = steps[key]
    if (step === undefined) return
    // Else the browser scrolls tabs that have no room, away from the one that is selected.
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.key === current)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    // The selected tab is bolder, and the focus leaves one that is partly in view where it is.
    flushSync(() => onSelect(next.key))
    const tab = currentTarget.querySelector<HTMLElement>(`[id="${id}-${next.key}"]`)
    tab?.focus()
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return (
    <div
      ref={list}
      data-start={hidden.start}
      data-end={hidden.end}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={`${css.tabs} ${className}`}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          className="bare-control"
          role="tab"
          id={`${id}-${tab.key}`}
          aria-selected={tab.key === current}
          aria-controls={`${id}-${tab.key}-panel`}
          tabIndex={tab.key === current ? 0 : -1}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** The width of the fade at an end, in CSS pixels. */
const fade = 32

/** Scrolls the tabs alone, as far as it takes to show one: `scrollIntoView` would also scroll the page that just opened. */
function scrollTo(list: HTMLElement, tab: HTMLElement): void {
  const start = tab.offsetLeft - list.offsetLeft
  const end = start + tab.offsetWidth
  if (start - fade < list.scrollLeft) list.scrollLeft = start - fade
  else if (end + fade > list.scrollLeft + list.clientWidth) list.scrollLeft = end + fade - list.clientWidth
}

/** Returns the attributes of the element that a tab shows. One that scrolls is a stop of the tab key. */
export function tabPanel(id: string, key: string, scrolls = false) {
  return {
    role: 'tabpanel',
    id: `${id}-${key}-panel`,
    'aria-labelledby': `${id}-${key}`,
    tabIndex: scrolls ? 0 : undefined,
  } as const
}
