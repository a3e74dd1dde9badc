import type { Compared } from '@atrium/contract/dashboard'
import { Icon } from '@atrium/ui/icon'
import { countText, percentText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

interface ChangeProps {
  of: Compared
  /** How long the range is, and the one before it. */
  days: number
}

/** How a range compares with the one before, in number, percent and words; an arrow repeats the direction. */
export function Change({ of: { count, before }, days }: ChangeProps) {
  const t = useText(texts)
  if (before === null) return <span className={css.change}>{t('notKept', { days })}</span>
  if (count === before) return <span className={css.change}>{t(count === 0 ? 'noneEver' : 'same', { days })}</span>
  const isMore = count > before
  const difference = countText(Math.abs(count - before))
  const share = before > 0 && percentText(Math.abs(count - before) / before)
  return (
    <span className={css.change}>
      <Icon name={isMore ? 'lucide:trending-up' : 'lucide:trending-down'} size={14} />
      {share
        ? t(isMore ? 'more' : 'fewer', { days, difference, percent: share })
        : t('noneBefore', { days, difference })}
    </span>
  )
}
