import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { Fragment, type ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { useFieldLabel } from '../field-words'
import { texts } from '../text'
import { changedIn, lineChanges, type LineChange } from './line-changes'
import css from './logged-lines.module.css'

interface LoggedProps {
  target: string
  /** The field that holds the lines. */
  field: string
  /** Draws a value of a field that is called as errors at lines are, such as `lines.itemId`. */
  draw: (field: string, value: unknown) => ReactNode
}

/** Lines of a record in words, one below the other. */
export function LoggedLines({ lines, ...of }: LoggedProps & { lines: readonly object[] }) {
  const changes = lines.map((line, at) => ({ at, after: line as Record<string, unknown> }))
  return changes.map((change) => <LoggedLine key={change.at} {...of} change={change} />)
}

/** The lines that an operation added, removed and changed. */
export function LineDifferences({
  before,
  after,
  ...of
}: LoggedProps & { before: readonly object[]; after: readonly object[] }) {
  const t = useText(texts)
  const changes = lineChanges(before as Record<string, unknown>[], after as Record<string, unknown>[])
  if (changes.length === 0) return t('linesMoved')
  return changes.map((change) => {
    const part = change.before && change.after ? 'changed' : change.after ? 'added' : 'removed'
    return (
      <LoggedLine key={`${part} ${change.at}`} {...of} change={change}>
        <StatusTag tone={part === 'changed' ? 'warning' : part === 'added' ? 'success' : 'danger'}>
          {t(`${part}Line`, { line: change.at + 1 })}
        </StatusTag>
      </LoggedLine>
    )
  })
}

function LoggedLine({
  target,
  field,
  draw,
  change,
  children,
}: LoggedProps & { change: LineChange; children?: ReactNode }) {
  const t = useText(texts)
  const label = useFieldLabel()
  const { at, before, after } = change
  return (
    <div className={css.line}>
      {children ?? <small>{at + 1}.</small>}{' '}
      {changedIn(change).map((name, n) => {
        const key = `${field}.${name}`
        return (
          <Fragment key={name}>
            {n > 0 && t('semicolon')}
            <span className={css.label}>{label(target, key)}</span>{' '}
            {before && after ? (
              <>
                <del>{draw(key, before[name])}</del> → <ins>{draw(key, after[name])}</ins>
              </>
            ) : (
              draw(key, (after ?? before)?.[name])
            )}
          </Fragment>
        )
      })}
    </div>
  )
}
