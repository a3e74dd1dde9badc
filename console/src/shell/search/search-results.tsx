import { Icon } from '@atrium/ui/icon'
import { memo, useEffect, useRef } from 'react'
import { useText } from '../../shared/i18n/text'
import type { SearchEntry } from './search-entries'
import css from './search.module.css'
import { texts } from './text'

interface SearchResultsProps {
  id: string
  label: string
  entries: readonly SearchEntry[]
  query: string
  selected: number
  onSelect: (index: number) => void
  onChoose: (entry: SearchEntry) => void
}

/** The list below the search field, which keeps the focus. Drawn anew with its entries, not with every key. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { id, label, entries, query, selected, onSelect, onChoose } = props
  const t = useText(texts)
  const list = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  useEffect(() => {
    // To ask for the place of the first one would lay the list out before its time.
    if (selected > 0 || isScrolled.current) list.current?.children[selected]?.scrollIntoView({ block: 'nearest' })
  }, [selected, entries])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={css.results}
      hidden={entries.length === 0}
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0
      }}
    >
      {entries.map((entry, index) => (
        // The field handles the keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={entry.item.path}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === selected}
          className={css.option}
          onPointerMove={() => onSelect(index)}
          onClick={() => onChoose(entry)}
        >
          <Icon name={entry.item.icon || 'lucide:file'} />
          <span className={css.name}>
            <Marked text={entry.item.title} part={query} />
          </span>
          <span className={css.trail}>{entry.trail.join(' / ')}</span>
          {entry.item.isLink && <Icon name="lucide:external-link" size={14} label={t('newTab')} />}
        </div>
      ))}
    </div>
  )
})

function Marked({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (at < 0) return text
  const end = at + part.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
