import type { Endpoint } from 'atrium/contract/endpoint'
import type { ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import css from './actions.module.css'
import { ExportButton, type ExportButtonProps } from './export-button'
import { GatedButton } from './gated-button'
import { texts } from './text'

interface ListButtonsProps {
  /** The call that adds a record, and what leads to it. */
  add?: { call: Pick<Endpoint, 'access'>; run: () => void; prepare: () => void }
  exports?: ExportButtonProps
  /** Further buttons of the page, before the export. */
  children?: ReactNode
}

/** The buttons above a list, each for those who may. What is done with selected rows is in the bar that a selection brings. */
export function ListButtons({ add, exports, children }: ListButtonsProps) {
  const t = useText(texts)
  return (
    <div className={css.buttons}>
      {add && (
        <GatedButton call={add.call} type="primary" icon="lucide:plus" onClick={add.run} prepare={add.prepare}>
          {t('add')}
        </GatedButton>
      )}
      {children}
      {exports && <ExportButton {...exports} />}
    </div>
  )
}
