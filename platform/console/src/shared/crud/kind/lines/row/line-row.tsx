import { isAsked } from 'atrium/contract/kind/field-kind'
import { IconButton } from 'atrium/ui/button'
import { memo } from 'react'
import { useText } from '#shared/i18n/text'
import { cellOf } from '../../cells/cells'
import { CalculatedCell, LineInput } from './line-cells'
import { LineFields } from './line-fields'
import type { LineParts } from '../line-parts'
import css from '../lines.module.css'
import { texts } from '../text'

export interface LineActions {
  readonly copy: (index: number) => void
  readonly move: (from: number, to: number) => void
  readonly remove: (index: number) => void
}

interface LineRowProps {
  of: LineParts
  index: number
  count: number
  /** The line is being filled in; the others show as text. */
  isActive: boolean
  actions: LineActions
}

/** One line of the input of lines: a row, or a card where there is little room. Another line renders it again only where its own place changes. */
export const LineRow = memo(
  ({ of, index, count, isActive, actions }: LineRowProps) => {
    const t = useText(texts)
    const line = index + 1
    return (
      <div className={css.line} role="group" aria-label={t('lineNo', { line })} data-line={index}>
        <span className={css.number}>{line}</span>
        <LineFields index={index}>
          {Object.entries(of.settings.fields).map(([field, own]) => (
            <div key={field} className={css.cell} data-field={field} data-align={cellOf(own).align}>
              {isAsked(own) ? (
                <LineInput of={of} index={index} field={[field, own]} isActive={isActive} />
              ) : (
                <CalculatedCell of={of} index={index} field={[field, own]} />
              )}
            </div>
          ))}
        </LineFields>
        <span className={css.tools}>
          <IconButton
            icon="lucide:arrow-up"
            label={t('moveUp', { line })}
            disabled={index === 0}
            onClick={() => actions.move(index, index - 1)}
          />
          <IconButton
            icon="lucide:arrow-down"
            label={t('moveDown', { line })}
            disabled={index === count - 1}
            onClick={() => actions.move(index, index + 1)}
          />
          <IconButton
            icon="lucide:copy"
            label={t('copyLine', { line })}
            disabled={count >= of.settings.most}
            onClick={() => actions.copy(index)}
          />
          <IconButton icon="lucide:trash-2" label={t('removeLine', { line })} onClick={() => actions.remove(index)} />
        </span>
      </div>
    )
  },
  (before, after) =>
    before.of === after.of &&
    before.index === after.index &&
    before.isActive === after.isActive &&
    before.actions === after.actions &&
    isLast(before) === isLast(after) &&
    isFull(before) === isFull(after),
)

const isLast = ({ index, count }: LineRowProps) => index === count - 1
const isFull = ({ of, count }: LineRowProps) => count >= of.settings.most
