import { IconButton } from 'atrium/ui/button'
import { Icon } from 'atrium/ui/icon'
import { EmptyState } from 'atrium/ui/feedback/view-state'
import { useCallback, useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useText } from '#shared/i18n/text'
import { useClosedByBack } from '#shared/navigation/overlays'
import { useOpenPage } from '../page/use-open-page'
import { addRecent } from './recent-entries'
import type { SearchEntry } from './search-entries'
import { SearchResults } from './search-results'
import css from './search.module.css'
import { texts as buttonTexts } from './button-text'
import { texts } from './text'
import { useSearch } from './use-search'

const resultsId = 'search-results'

/** Finds an entry of the menu by title, pinyin initials or path. Arrows move, Enter opens, Esc closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useText(texts)
  const ofButton = useText(buttonTexts)
  const search = useSearch()
  const dialog = useRef<HTMLDialogElement>(null)
  const choose = useChoice(dialog)
  useClosedByBack(true, () => dialog.current?.close())
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const onClick = ({ target }: MouseEvent) => target === element && element?.close()
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') search.move(1)
    else if (event.key === 'ArrowUp') search.move(-1)
    else if (event.key === 'Enter') choose(search.chosen())
    else return
    event.preventDefault()
  }
  const { found, selected, query } = search
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={ofButton('open')} onClose={onClose}>
      <div className={css.head}>
        <Icon name="lucide:search" size={18} />
        <input
          className="bare-control"
          autoFocus
          role="combobox"
          aria-label={ofButton('open')}
          aria-expanded={found.length > 0}
          aria-controls={resultsId}
          aria-activedescendant={found.length > 0 ? `${resultsId}-${selected}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('placeholder')}
          value={search.text}
          onChange={(event) => search.setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="lucide:x" label={t('close')} onClick={() => dialog.current?.close()} />
      </div>
      {!query && found.length > 0 && (
        <p className={css.caption}>
          {t('recent')}
          <button type="button" className="bare-control" onClick={search.forget}>
            {t('clear')}
          </button>
        </p>
      )}
      <SearchResults
        id={resultsId}
        label={t(query ? 'results' : 'recent')}
        entries={found}
        query={query}
        selected={selected}
        onSelect={search.select}
        onChoose={choose}
      />
      {found.length === 0 && (
        <EmptyState
          compact
          title={query ? t('none', { text: query }) : t('begin')}
          hint={query ? t('noneHint') : undefined}
        />
      )}
      <div className={css.foot}>
        <Keys />
        <p role="status" className={found.length > 0 ? css.count : 'visually-hidden'}>
          {query && t('found', { count: found.length })}
        </p>
      </div>
    </dialog>
  )
}

function Keys() {
  const t = useText(texts)
  return (
    <p className={css.keys} aria-hidden="true">
      <kbd>↑</kbd>
      <kbd>↓</kbd> {t('select')}
      <kbd>↵</kbd> {t('openEntry')}
      <kbd>Esc</kbd> {t('escape')}
    </p>
  )
}

function useChoice(dialog: RefObject<HTMLDialogElement | null>) {
  const openPage = useOpenPage()
  return useCallback(
    (entry: SearchEntry | undefined) => {
      if (!entry) return
      // First, so that the page takes the focus after the dialog gave it back.
      dialog.current?.close()
      const { path, to, isLink } = entry.item
      addRecent(path)
      if (isLink) window.open(path, '_blank', 'noopener,noreferrer')
      else openPage(to)
    },
    [dialog, openPage],
  )
}
