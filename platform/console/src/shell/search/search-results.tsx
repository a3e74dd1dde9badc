import { Icon } from 'atrium/ui/icon'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useText } from '#shared/i18n/text'
import { useNarrow } from '#shared/theme/use-narrow'
import { placeInTitle, type SearchEntry } from './search-entries'
import css from './search.module.css'
import { texts } from './text'

/** In px, the narrow one for fingers. */
const optionHeight = { wide: 40, narrow: 48 }
/** In px, above the first option and below the last one. */
const margin = 6

interface SearchResultsProps {
  id: string
  label: string
  entries: readonly SearchEntry[]
  query: string
  selected: number
  onSelect: (index: number) => void
  onChoose: (entry: SearchEntry) => void
}

/**
 * The list below the search field, which keeps the focus. Only the entries in view are rendered, and only when the
 * entries change, not with every key.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { id, label, entries, query, selected, onSelect, onChoose } = props
  const t = useText(texts)
  const list = useRef<HTMLDivElement>(null)
  const rows = useRows(list, entries, selected)
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={css.results} hidden={entries.length === 0}>
      <div role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, size, start }) => {
          const entry = entries[index]!
          return (
            // The field handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={key}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === selected}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              className={css.option}
              style={{ height: size, top: start }}
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
          )
        })}
      </div>
    </div>
  )
})

/** The rows in view, and the selected one wherever it is: the field names it. It is brought into view. */
function useRows(list: RefObject<HTMLDivElement | null>, entries: readonly SearchEntry[], selected: number) {
  const height = useNarrow() ? optionHeight.narrow : optionHeight.wide
  // The compiler is not used here, and what it warns of is read in the same render.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => list.current,
    estimateSize: () => height,
    getItemKey: (index) => entries[index]!.item.path,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), selected])].toSorted((a, b) => a - b),
    paddingStart: margin,
    paddingEnd: margin,
    scrollPaddingStart: margin,
    scrollPaddingEnd: margin,
  })
  useLayoutEffect(() => rows.measure(), [rows, height])
  useEffect(() => {
    if (selected >= 0) rows.scrollToIndex(selected)
  }, [rows, selected, entries])
  return rows
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = part ? placeInTitle(text.toLowerCase(), part.toLowerCase()) : -1
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
