import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Motion() {
  const t = useText(texts)
  const [isSyncing, setSyncing] = useState(false)
  const [notices, setNotices] = useState(2)
  const [isLiked, setLiked] = useState(false)
  const [isDark, setDark] = useState(false)
  useEffect(() => {
    if (!isSyncing) return undefined
    const timer = setTimeout(() => setSyncing(false), 2400)
    return () => clearTimeout(timer)
  }, [isSyncing])
  return (
    <div className={css.tiles}>
      <button type="button" aria-busy={isSyncing} onClick={() => setSyncing(true)}>
        <Icon name="lucide:refresh-cw" size={28} className={isSyncing ? css.spin : undefined} />
        <b>{t('sync')}</b>
        <span aria-live="polite">{t(isSyncing ? 'syncing' : 'synced')}</span>
      </button>
      <button type="button" onClick={() => setNotices((count) => count + 1)}>
        {/* With another key it is another element, and rings from the beginning. */}
        <Icon key={notices} name="lucide:bell-ring" size={28} className={notices > 2 ? css.ring : undefined} />
        <b>{t('notice')}</b>
        <span aria-live="polite">{t('notices', { count: notices })}</span>
      </button>
      <button type="button" aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
        <Icon name="lucide:heart" size={28} className={isLiked ? css.liked : undefined} />
        <b>{t('like')}</b>
        <span>{t('favourites', { count: isLiked ? 37 : 36 })}</span>
      </button>
      <button type="button" aria-pressed={isDark} onClick={() => setDark(!isDark)}>
        <Icon key={String(isDark)} name={isDark ? 'lucide:moon' : 'lucide:sun'} size={28} className={css.rise} />
        <b>{t('dark')}</b>
        <span>{t(isDark ? 'darkOn' : 'darkOff')}</span>
      </button>
    </div>
  )
}
