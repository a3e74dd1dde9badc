import { useMemo } from 'react'
import { useText } from '#shared/i18n/text'
import css from './json-editor.module.css'
import type { JsonFault } from './json-editor-props'
import { placeIn } from './json-places'
import { texts } from './text'

interface JsonFaultsProps {
  text: string
  faults: readonly JsonFault[]
  onShow: (fault: JsonFault) => void
}

/** So many are listed; the others are marked at their places. */
const maxFaults = 20

/** The errors of a document with line and column; a press leads there. */
export function JsonFaults({ text, faults, onShow }: JsonFaultsProps) {
  const t = useText(texts)
  const placeOf = useMemo(() => placeIn(text), [text])
  return (
    <ul className={css.faults}>
      {faults.slice(0, maxFaults).map((fault) => {
        const place = placeOf(fault.path)?.value
        return (
          <li key={`${fault.path.join('/')} ${fault.message}`}>
            <button type="button" className="bare-control" onClick={() => onShow(fault)}>
              {place && <small>{t('place', { line: place.line + 1, column: place.column + 1 })}</small>}
              <code>{fault.path.join(' › ') || '/'}</code>
              <span>{fault.message}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
