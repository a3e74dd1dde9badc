import { useMemo } from 'react'
import { useText } from '#shared/i18n/text'
import css from './json-editor.module.css'
import type { JsonError } from './json-editor-props'
import { placeIn } from './json-places'
import { texts } from './text'

interface JsonErrorsProps {
  text: string
  errors: readonly JsonError[]
  onShow: (error: JsonError) => void
}

/** So many are listed; the others are marked at their places. */
const maxErrors = 20

/** The errors of a document with line and column; a press leads there. */
export function JsonErrors({ text, errors, onShow }: JsonErrorsProps) {
  const t = useText(texts)
  const placeOf = useMemo(() => placeIn(text), [text])
  return (
    <ul className={css.errors}>
      {errors.slice(0, maxErrors).map((error) => {
        const place = placeOf(error.path)?.value
        return (
          <li key={`${error.path.join('/')} ${error.message}`}>
            <button type="button" className="bare-control" onClick={() => onShow(error)}>
              {place && <small>{t('place', { line: place.line + 1, column: place.column + 1 })}</small>}
              <code>{error.path.join(' › ') || '/'}</code>
              <span>{error.message}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
