import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { usePictures } from '../../../../media/pictures'
import css from '../page.module.css'
import { texts } from '../text'
import { Waterfall } from '../waterfall'

const subjects = ['all', 'arches', 'land', 'town'] as const

export default function Gallery() {
  const t = useText(texts)
  const [subject, setSubject] = useState<(typeof subjects)[number]>('all')
  const pictures = usePictures().filter((picture) => subject === 'all' || picture.subject === subject)
  return (
    <div className={css.gallery}>
      <div className={css.filter}>
        <Segmented
          aria-label={t('subject')}
          options={subjects.map((value) => ({ value, label: t(value) }))}
          value={subject}
          onChange={setSubject}
        />
        <span role="status">{t('count', { count: pictures.length })}</span>
      </div>
      <Waterfall pictures={pictures} />
    </div>
  )
}
