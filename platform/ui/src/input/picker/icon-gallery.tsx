import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { PlainButton } from '../../button'
import { Icon } from '../../icon'
import { TabList, tabPanel } from '../../layout/tab-list'
import { EmptyState, ErrorState } from '../../feedback/view-state'
import { IconGrid, shortName } from './icon-grid'
import { allIcons, searchIcons, type IconEntry } from './icon-index'
import css from './icon-gallery.module.css'
import type { IconLabels } from './icon-labels'
import { iconWords, type IconCategory } from './icon-words'
import { useRecent } from './use-recent'

export interface IconGalleryProps {
  labels: IconLabels
  value?: string
  onPick: (name: string) => void
  /** Offers only these, with their prefix; without it all there are. */
  only?: readonly string[]
  /** Where the browser keeps what was chosen last. Parts with the same key share it. */
  recentKey?: string
  /** Draws the name below each icon. */
  isNamed?: boolean
  /** Puts the focus into the search field. */
  takesFocus?: boolean
}

/** How many of the icons that were chosen last are kept. */
const mostRecent = 24

type Tab = 'all' | 'recent' | IconCategory
const categories = Object.keys(iconWords) as IconCategory[]

/**
 * All icons of lucide, found by Chinese and English words and by parts of their names, and in categories. It takes the height of what it
 * is in. Arrow Down goes from the search field to the grid, whose keys are those of `IconGrid`; Enter in the field chooses the first hit.
 * @example
 * <IconGallery labels={labels} value={icon} onPick={setIcon} recentKey="icons" />
 */
export function IconGallery({ labels, value, onPick, only, recentKey, isNamed, takesFocus }: IconGalleryProps) {
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { icons, hasFailed, retry } = useIcons(only)
  const [query, setQuery] = useState('')
  const [tab, setTab] = useState<Tab>('all')
  const [active, setActive] = useState<string>()
  const [recent, addRecent] = useRecent(recentKey, mostRecent)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  const ofTab = inTab(icons, tab, recent)
  const names = searchIcons(ofTab, query).map(({ name }) => name)
  const pick = (name: string) => {
    addRecent(name)
    onPick(name)
  }
  const tabs = (['all', 'recent', ...categories] as const)
    .filter((key) => key === 'all' || key === tab || inTab(icons, key, recent).length > 0)
    .map((key) => ({ key, label: labels.tabs[key] }))
  const named = active !== undefined && names.includes(active) ? active : (value ?? names[0])
  return (
    <div className={css.browser}>
      <div className={css.search}>
        <Icon name="lucide:search" />
        <SearchInput
          ref={field}
          label={labels.search}
          query={query}
          onChange={setQuery}
          onDown={() => grid.current?.focus()}
          onEnter={() => names[0] && pick(names[0])}
        />
        <span role="status" className={css.count}>
          {icons.length > 0 && labels.count(names.length)}
        </span>
      </div>
      {!only && <TabList id={id} label={labels.category} tabs={tabs} current={tab} onSelect={setTab} />}
      <div className={css.body} {...(only ? {} : tabPanel(id, tab))}>
        {hasFailed && (
          <ErrorState
            compact
            title={labels.failed}
            action={<PlainButton onClick={retry}>{labels.retry}</PlainButton>}
          />
        )}
        {!hasFailed && icons.length === 0 && (
          <div className={css.waiting} aria-busy="true" aria-label={labels.loading} role="status" />
        )}
        {icons.length > 0 && names.length === 0 && (
          <EmptyState
            compact
            title={labels.none}
            action={
              <PlainButton onClick={() => (setQuery(''), setTab('all'), field.current?.focus())}>
                {labels.showAll}
              </PlainButton>
            }
          />
        )}
        {names.length > 0 && (
          <IconGrid
            // Another list begins at its top.
            key={`${tab} ${query}`}
            ref={grid}
            label={labels.icons}
            names={names}
            value={value}
            isNamed={isNamed}
            onPick={pick}
            onActive={setActive}
          />
        )}
      </div>
      {named && <ActiveIcon name={named} />}
    </div>
  )
}

function ActiveIcon({ name }: { name: string }) {
  return (
    <p className={css.named}>
      <Icon name={name} size={20} />
      <span>{shortName(name)}</span>
    </p>
  )
}

interface SearchInputProps {
  ref: RefObject<HTMLInputElement | null>
  label: string
  query: string
  onChange: (query: string) => void
  onDown: () => void
  onEnter: () => void
}

function SearchInput({ ref, label, query, onChange, onDown, onEnter }: SearchInputProps) {
  return (
    <input
      ref={ref}
      type="search"
      className="bare-control"
      value={query}
      aria-label={label}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        // Enter of an input method ends a Chinese word.
        if (event.nativeEvent.isComposing) return
        const act = { ArrowDown: onDown, Enter: onEnter }[event.key]
        if (!act) return
        event.preventDefault()
        act()
      }}
    />
  )
}

function inTab(icons: readonly IconEntry[], tab: Tab, recent: readonly string[]): readonly IconEntry[] {
  if (tab === 'all') return icons
  if (tab === 'recent') return recent.flatMap((name) => icons.find((icon) => icon.name === name) ?? [])
  return icons.filter((icon) => icon.categories.includes(tab))
}

/** All icons, or `only` those of them; none until the collection is loaded. */
function useIcons(only: readonly string[] | undefined) {
  const [icons, setIcons] = useState<readonly IconEntry[]>([])
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    allIcons().then(
      (loaded) => isGone || setIcons(loaded),
      () => isGone || setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [tries])
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return {
    icons: only ? only.flatMap((name) => icons.find((icon) => icon.name === name) ?? []) : icons,
    hasFailed,
    retry,
  }
}
