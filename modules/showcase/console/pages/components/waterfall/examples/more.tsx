import { Button } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { usePictures } from '../../../../media/pictures'
import css from '../page.module.css'
import { texts } from '../text'
import { Waterfall } from '../waterfall'

export default function More() {
  const t = useText(texts)
  const all = usePictures()
  const [shown, setShown] = useState(6)
  const total = all.length
  return (
    <div className={css.gallery}>
      <Waterfall pictures={all.slice(0, shown)} />
      <div className={css.more}>
        <span role="status">{shown < total ? t('shown', { shown, total }) : t('end', { total })}</span>
        {shown < total && <Button onClick={() => setShown(shown + 6)}>{t('addMore')}</Button>}
      </div>
    </div>
  )
}
