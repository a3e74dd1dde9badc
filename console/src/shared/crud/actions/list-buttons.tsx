import type { Endpoint } from '@atrium/contract/endpoint'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/text'
import type { Ticks } from '../rows/use-ticks'
import css from './actions.module.css'
import { ExportButton, type ExportButtonProps } from './export-button'
import { GatedButton } from './gated-button'
import { texts } from './text'

/** A call, and what leads to it. */
interface Action<A extends unknown[]> {
  call: Pick<Endpoint, 'access'>
  run: (...values: A) => void
}

interface ListButtonsProps<T> {
  add?: Action<[]>
  /** With exactly one row ticked. */
  edit?: Action<[row: T]>
  /** With at least one row ticked. */
  remove?: Action<[rows: readonly T[]]>
  exports?: ExportButtonProps
  ticks?: Ticks<T>
  /** Further buttons of the page, before the export. */
  children?: ReactNode
}

/** The buttons above a list, each for those who may. */
export function ListButtons<T>({ add, edit, remove, exports, ticks, children }: ListButtonsProps<T>) {
  const t = useText(texts)
  const ticked = ticks?.ticked ?? []
  const [first] = ticked
  return (
    <div className={css.buttons}>
      {add && (
        <GatedButton call={add.call} type="primary" icon="lucide:plus" onClick={add.run}>
          {t('add')}
        </GatedButton>
      )}
      {edit && (
        <GatedButton
          call={edit.call}
          icon="lucide:pencil"
          disabled={!first || ticked.length > 1}
          onClick={() => first && edit.run(first)}
        >
          {t('edit')}
        </GatedButton>
      )}
      {remove && (
        <GatedButton call={remove.call} icon="lucide:trash-2" disabled={!first} onClick={() => remove.run(ticked)}>
          {t('delete')}
        </GatedButton>
      )}
      {children}
      {exports && <ExportButton {...exports} />}
    </div>
  )
}
