import type { Compared } from '@atrium/contract/dashboard'
import { Icon } from '@atrium/ui/icon'
import { useLanguage, useText } from '#shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

/** How the last 14 days compare with the 14 days before, in words; an arrow repeats the direction. */
export function Change({ of: { count, before } }: { of: Compared }) {
  const t = useText(texts)
  const language = useLanguage()
  if (before === 0) return <span className={css.change}>{t(count === 0 ? 'noneEver' : 'noneBefore')}</span>
  if (count === before) return <span className={css.change}>{t('same')}</span>
  const share = Math.abs(count - before) / before
  const percent = share.toLocaleString(language, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })
  const isMore = count > before
  return (
    <span className={css.change}>
      <Icon name={isMore ? 'lucide:trending-up' : 'lucide:trending-down'} size={14} />
      {t(isMore ? 'more' : 'fewer', { percent })}
    </span>
  )
}
