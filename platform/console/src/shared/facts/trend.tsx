import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { Icon } from 'atrium/ui/icon'
import { countText, percentText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import css from './trend.module.css'
import { texts } from './text'

interface TrendProps {
  /** The count of a range, and of the one before it; null where that is unknown. */
  of: { count: number; before: number | null }
  /** The length of the range, and of the one before it. */
  days: number
}

/**
 * Compares a range with the one before: an arrow and a percentage, and the whole sentence as a tooltip and for screen readers. Draws nothing
 * where the range before is unknown.
 */
export function Trend({ of: { count, before }, days }: TrendProps) {
  const t = useText(texts)
  if (before === null) return null
  if (count === before) return <Chip text={t('unchanged')} sentence={t(count === 0 ? 'noneEver' : 'same', { days })} />
  const isMore = count > before
  const difference = countText(Math.abs(count - before))
  const icon = isMore ? 'lucide:trending-up' : 'lucide:trending-down'
  if (before === 0) {
    return <Chip icon={icon} text={`+${difference}`} sentence={t('noneBefore', { days, difference })} />
  }
  const percent = percentText(Math.abs(count - before) / before)
  const sentence = t(isMore ? 'more' : 'fewer', { days, difference, percent })
  return <Chip icon={icon} text={`${isMore ? '+' : '−'}${percent}`} sentence={sentence} />
}

/** Without a tint: more may be good or bad. */
function Chip({ icon, text, sentence }: { icon?: string; text: string; sentence: string }) {
  return (
    <span className={css.trend} title={sentence}>
      <StatusTag>
        {icon && <Icon name={icon} size={14} />}
        <span aria-hidden="true">{text}</span>
      </StatusTag>
      <span className="visually-hidden">{sentence}</span>
    </span>
  )
}
