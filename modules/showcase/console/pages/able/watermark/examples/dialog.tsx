import { Button, Watermark } from 'antd'
import { useState } from 'react'
import { Modal } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import { useMarkColour } from '../mark-colour'
import css from '../page.module.css'
import { texts } from '../text'

export default function Dialog() {
  const t = useText(texts)
  const color = useMarkColour()
  const [isOpen, setOpen] = useState(false)
  return (
    <Watermark content={t('internal')} font={{ color }}>
      <div className={`${css.card} ${css.narrow}`}>
        <b className={sample.title}>{t('contract')}</b>
        <span className={sample.hint}>{t('contractHint')}</span>
        <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      </div>
      <Modal title={t('contract')} isOpen={isOpen} onClose={() => setOpen(false)} footer={null}>
        <p>{t('clause')}</p>
      </Modal>
    </Watermark>
  )
}
