import { useOptimistic, useState, useTransition } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import { usePictures } from '../../../../media/pictures'
import css from '../page.module.css'
import { sendLike } from '../server'
import { texts } from '../text'

export default function Likes() {
  const t = useText(texts)
  const picture = usePictures()[0]!
  const [likes, setLikes] = useState(41)
  const [isOffline, setOffline] = useState(false)
  const [shown, show] = useOptimistic(likes)
  const [isSending, start] = useTransition()
  const like = () =>
    start(async () => {
      show(likes + 1)
      try {
        setLikes(await sendLike(likes + 1, isOffline))
      } catch {
        notify.error(t('notSent'))
      }
    })
  return (
    <div className={css.card}>
      <img src={picture.src} alt={picture.title} className={css.photo} />
      <div className={css.row}>
        <button type="button" aria-disabled={isSending} onClick={() => isSending || like()}>
          <Icon name="lucide:heart" />
          {t('like')}
        </button>
        <span role="status">
          {t('likesCount', { count: shown })}
          {isSending && ` · ${t('sending')}`}
        </span>
      </div>
      <label className={css.tick}>
        <input type="checkbox" checked={isOffline} onChange={({ target }) => setOffline(target.checked)} />
        {t('offline')}
      </label>
    </div>
  )
}
