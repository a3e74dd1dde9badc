import { calculatedOf, sumIn, type Line, type LinesSettings } from 'atrium/contract/kind/fields/lines/line-values'
import { textIn } from 'atrium/contract/language'
import { useLanguage, useText } from '#shared/i18n/text'
import { cellOf, drawValue } from '../cells/cells'
import css from './lines-view.module.css'
import { texts } from './text'

interface LinesViewProps {
  settings: LinesSettings
  /** Lines as a record that was read has them. */
  lines: readonly Line[]
  label: string
}

/** The lines of a record as a plain table with their sums; each is a card where there is little room. */
export function LinesView({ settings, lines, label }: LinesViewProps) {
  const t = useText(texts)
  const language = useLanguage()
  const fields = Object.entries(settings.fields)
  if (lines.length === 0) return <span className={css.none}>{t('noLines')}</span>
  const whole = lines.map((line): Line => ({ ...line, ...calculatedOf(settings, line) }))
  const rows = whole.map((line, at) => ({ line, at }))
  const sums = settings.sums.length > 0
  return (
    <div className={css.view}>
      <table className={css.table} aria-label={label}>
        <thead>
          <tr>
            <th aria-label={t('lineNo', { line: '' }).trim()}>#</th>
            {fields.map(([name, field]) => (
              <th key={name} data-align={cellOf(field).align}>
                {textIn(language, field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, at }) => (
            <tr key={at}>
              <td className={css.number}>{at + 1}</td>
              {fields.map(([name, field]) => (
                <td key={name} data-label={textIn(language, field)} data-align={cellOf(field).align}>
                  {drawValue(name, field, line, { label: textIn(language, field), isLarge: false, language })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              <th>{t('sums')}</th>
              {fields.map(([name, field]) => (
                <td key={name} data-label={textIn(language, field)} data-align={cellOf(field).align}>
                  {settings.sums.includes(name) &&
                    drawValue(name, field, { [name]: sumIn(whole, name) }, { label: '', isLarge: false, language })}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
