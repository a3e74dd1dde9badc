import type { Compared } from '@atrium/contract/dashboard'
import { Icon } from '@atrium/ui/icon'
import { percentText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

/** How the last 14 days compare with the 14 days before, in words; an arrow repeats the direction. */
export function Change({ of: { count, before } }: { of: Compared }) {
  const t = useText(texts)
  if (before === 0) return <span className={css.change}>{t(count === 0 ? 'noneEver' : 'noneBefore')}</span>
  if (count === before) return <span className={css.change}>{t('same')}</span>
  const percent = percentText(Math.abs(count - before) / before)
  const isMore = count > before
  return (
    <span className={css.change}>
      <Icon name={isMore ? 'lucide:trending-up' : 'lucide:trending-down'} size={14} />
      {t(isMore ? 'more' : 'fewer', { percent })}
    </span>
  )
}
