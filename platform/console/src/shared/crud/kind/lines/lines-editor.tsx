import { isAsked, isRequired } from 'atrium/contract/kind/field-kind'
import { calculatedOf, sumIn, type Line } from 'atrium/contract/kind/fields/lines/line-values'
import { textIn } from 'atrium/contract/language'
import { Icon } from 'atrium/ui/icon'
import { Button, Form, type FormListFieldData, type FormListOperation } from 'antd'
import { useRef, type ReactNode } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { cellOf, drawValue } from '../cells/cells'
import { columnsOfLines, widthOfLines } from './line-columns'
import type { LineParts } from './line-parts'
import { LineRow } from './row/line-row'
import css from './lines.module.css'
import { texts } from './text'
import { useActiveLine } from './use-active-line'
import { useBlankLines } from './use-blank-lines'
import { useLineActions } from './use-line-actions'
import { useLineKeys } from './use-line-keys'
import { useLinePaste } from './paste/use-line-paste'

interface LinesEditorProps {
  of: LineParts
  rows: readonly FormListFieldData[]
  list: FormListOperation
  label: string
  hint: string | undefined
  isRequired: boolean
  errors: ReactNode
}

/** The lines of a form, with what adds, moves and removes them, and their sums. */
export function LinesEditor({ of, rows, list, label, hint, isRequired: isNeeded, errors }: LinesEditorProps) {
  const t = useText(texts)
  const language = useLanguage()
  const { fields, most } = of.settings
  const place = useRef<HTMLDivElement>(null)
  const { actions, add, removed, undo } = useLineActions(of, list)
  const isFull = rows.length >= most
  const { active, go, enter } = useActiveLine(place, { name: of.name, rows })
  const { onKeyDown, addAndGo } = useLineKeys({ count: rows.length, isFull, add, go })
  const { onPaste, pasted } = useLinePaste(of, { list, go })
  useBlankLines(place, of, list)
  return (
    // Keys and cells that are pasted come from the inputs within.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is no control.
    <section
      ref={place}
      className={css.lines}
      style={{ '--columns': columnsOfLines(of.settings), '--least': `${widthOfLines(of.settings)}px` }}
      aria-label={label}
      onFocus={enter}
      onClick={enter}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <header className={css.head}>
        <h2>
          {isNeeded && <span className={css.mark}>*</span>}
          {label}
        </h2>
        <span className={css.hint} data-keys={hint === undefined}>
          {hint ?? t('keys')}
        </span>
      </header>
      <div className={css.scroller}>
        <div className={css.titles} aria-hidden="true">
          <span />
          {Object.entries(fields).map(([name, field]) => (
            <span key={name} data-align={cellOf(field).align}>
              {isAsked(field) && isRequired(field) && <span className={css.mark}>*</span>}
              {textIn(language, field)}
            </span>
          ))}
        </div>
        {rows.map(({ key, name }) => (
          <LineRow key={key} of={of} index={name} count={rows.length} isActive={key === active} actions={actions} />
        ))}
        {rows.length === 0 && <p className={css.none}>{t('noLines')}</p>}
        {of.settings.sums.length > 0 && rows.length > 0 && <Sums of={of} />}
      </div>
      <div className={css.errors}>{errors}</div>
      <div className={css.foot}>
        <Button icon={<Icon name="lucide:plus" />} disabled={isFull} onClick={addAndGo}>
          {t('addLine')}
        </Button>
        {isFull && <span className={css.hint}>{t('most', { count: most })}</span>}
        <span role="status" className={css.note}>
          {removed ? t('removed', { line: removed.index + 1 }) : pasted}
        </span>
        {removed && !isFull && (
          <Button type="link" size="small" onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The sums of the lines as they are typed. */
function Sums({ of: { name, settings } }: { of: LineParts }) {
  const t = useText(texts)
  const language = useLanguage()
  const draw = (typed: readonly (Line | undefined)[]) => {
    const lines = typed.map((line = {}) => ({ ...line, ...calculatedOf(settings, line) }))
    return Object.entries(settings.fields).map(([field, own]) => {
      const label = textIn(language, own)
      const isSummed = settings.sums.includes(field)
      return (
        <span key={field} data-label={isSummed ? label : undefined} data-align={cellOf(own).align}>
          {isSummed && drawValue(field, own, { [field]: sumIn(lines, field) }, { label, isLarge: false, language })}
        </span>
      )
    })
  }
  return (
    <div className={css.sums} role="group" aria-label={t('sums')}>
      <span>{t('sums')}</span>
      <Form.Item<Record<string, unknown>> noStyle shouldUpdate={(before, after) => before[name] !== after[name]}>
        {({ getFieldValue }) => draw((getFieldValue(name) ?? []) as readonly (Line | undefined)[])}
      </Form.Item>
    </div>
  )
}
