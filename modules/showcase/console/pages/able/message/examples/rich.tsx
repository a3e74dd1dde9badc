import { Button } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const parcels = ['SF 1380 6624 0917', 'SF 1380 6624 0924', 'SF 1380 6624 0931'] as const

export default function Rich() {
  const t = useText(texts)
  const [isArchived, setArchived] = useState(false)
  const archive = () => {
    setArchived(true)
    notify.success(t('archived', { count: parcels.length }), {
      content: (
        <ul className={css.list}>
          {parcels.map((parcel) => (
            <li key={parcel}>{parcel}</li>
          ))}
        </ul>
      ),
      action: { label: t('undo'), run: () => setArchived(false) },
    })
  }
  return (
    <div className={sample.card}>
      <div className={css.row}>
        <b className={sample.title}>{t('parcels', { count: parcels.length })}</b>
        <span className={sample.hint}>{t(isArchived ? 'inArchive' : 'inDelivery')}</span>
      </div>
      <Button disabled={isArchived} onClick={archive}>
        {t('archive')}
      </Button>
    </div>
  )
}
