import { NoticeBar } from '#modules/showcase/parts/motion/notice-bar'
import { Modal } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'
import { useLabels } from '../use-labels'

const news = [
  { key: 'canteen', icon: 'lucide:utensils', tone: 'success' },
  { key: 'holiday', icon: 'lucide:calendar-days', tone: 'info' },
  { key: 'lift', icon: 'lucide:construction', tone: 'warning' },
  { key: 'award', icon: 'lucide:trophy', tone: 'info' },
] as const
type Key = (typeof news)[number]['key']

export default function Company() {
  const t = useText(texts)
  const labels = { bar: t('companyNews'), ...useLabels() }
  const [open, setOpen] = useState<Key>()
  const [isShown, setShown] = useState(false)
  const show = (key: Key) => {
    setOpen(key)
    setShown(true)
  }
  return (
    <div className={css.wide}>
      <NoticeBar
        labels={labels}
        notices={news.map((one) => ({ ...one, text: t(one.key), onOpen: () => show(one.key) }))}
      />
      <Modal open={isShown} title={open && t(open)} footer={null} onCancel={() => setShown(false)}>
        {open && <p>{t(`${open}Body`)}</p>}
      </Modal>
    </div>
  )
}
