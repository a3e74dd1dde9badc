import type { ErrorData } from 'atrium/contract/endpoint'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { Button, Radio } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import css from './comparison.module.css'
import { firstSide, type Difference, type Side } from './merge'
import { texts } from './text'
import { useSideText } from './use-side-text'

/** A difference as it shows. */
export interface ComparedRow extends Pick<Difference, 'changedBy'> {
  key: string
  label: ReactNode
  before: ReactNode
  theirs: ReactNode
  mine: ReactNode
}

interface ComparisonProps {
  /** Who saved the other version. */
  found: Pick<ErrorData, 'lastChange'>
  isOpen: boolean
  rows: readonly ComparedRow[]
  onClose: () => void
  /** Saves what was chosen, by the key of the row. Without it there is nothing to choose. */
  onSave?: (sides: Readonly<Record<string, Side>>) => void
}

/** Compares the versions of two people, or of two windows of one person, field by field. With `onSave`, the reader chooses a side for each field. */
export function Comparison({ found, isOpen, rows, onClose, onSave }: ComparisonProps) {
  const t = useText(texts)
  const form = useId()
  return (
    <Modal
      title={t('comparison')}
      width={820}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        onSave ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="primary" htmlType="submit" form={form}>
              {t('saveChosen')}
            </Button>
          </>
        ) : null
      }
    >
      <Rows id={form} found={found} rows={rows} onSave={onSave} />
    </Modal>
  )
}

const changedBy = { theirs: 'onlyTheirs', mine: 'onlyMine' } as const

function Rows({ id, found, rows, onSave }: Pick<ComparisonProps, 'found' | 'rows' | 'onSave'> & { id: string }) {
  const t = useText(texts)
  const side = useSideText(found)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (row: ComparedRow) => chosen[row.key] ?? firstSide(row)
  if (rows.length === 0) return <p>{t('noDifference')}</p>
  const cell = (row: ComparedRow, side: Side) => {
    const value = <span className={css.value}>{row[side]}</span>
    if (!onSave) return value
    const choose = () => setChosen({ ...chosen, [row.key]: side })
    return (
      <Radio className={css.choice} name={`${id} ${row.key}`} checked={sideOf(row) === side} onChange={choose}>
        {value}
      </Radio>
    )
  }
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog is in the tree of the form whose record it compares.
        event.stopPropagation()
        onSave?.(Object.fromEntries(rows.map((row) => [row.key, sideOf(row)])))
      }}
    >
      {onSave && <p className={css.hint}>{t('comparisonHint')}</p>}
      <div role="table" aria-label={t('comparison')} className={css.table}>
        <div role="row" className={css.head}>
          {[t('field'), t('before'), side('theirs'), side('mine')].map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <div key={row.key} role="row" className={css.row} data-both={row.changedBy === 'both'}>
            <span role="rowheader" className={css.label}>
              <b>{row.label}</b>
              <StatusTag tone={row.changedBy === 'both' ? 'warning' : 'neutral'}>
                {row.changedBy === 'both' ? t('both') : side(changedBy[row.changedBy])}
              </StatusTag>
            </span>
            <span role="cell" data-label={t('before')}>
              <span className={css.value}>{row.before}</span>
            </span>
            <span role="cell" data-label={side('theirs')} data-chosen={onSave && sideOf(row) === 'theirs'}>
              {cell(row, 'theirs')}
            </span>
            <span role="cell" data-label={side('mine')} data-chosen={onSave && sideOf(row) === 'mine'}>
              {cell(row, 'mine')}
            </span>
          </div>
        ))}
      </div>
    </form>
  )
}
