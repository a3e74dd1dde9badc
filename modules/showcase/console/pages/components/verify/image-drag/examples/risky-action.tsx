import { Button } from 'antd'
import { useState } from 'react'
import { request, Verification } from 'atrium/console/data'
import { Modal, notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { api } from '#calls/showcase'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../../verify.module.css'
import { texts } from '../text'

export default function RiskyAction() {
  const t = useText(texts)
  const [isAsked, setAsked] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const restore = () => {
    setDeleted(false)
    notify.success(t('restored'))
  }
  const remove = async (pass: string) => {
    await request(api.verified.run, { body: { purpose: 'showcase-delete', pass } })
    setAsked(false)
    setDeleted(true)
    notify.success(t('deleted'), { action: { label: t('undo'), run: restore } })
  }
  return (
    <div className={css.card}>
      <b className={css.title}>{t('backups')}</b>
      <span className={sample.hint}>{t('backupsHint')}</span>
      {isDeleted ? (
        <Button onClick={restore}>{t('restore')}</Button>
      ) : (
        <Button danger onClick={() => setAsked(true)}>
          {t('delete')}
        </Button>
      )}
      <p className={css.done} role="status">
        {isDeleted && t('deleted')}
      </p>
      <Modal title={t('question')} width={400} isOpen={isAsked} onClose={() => setAsked(false)} footer={null}>
        <p className={css.question}>{t('questionHint')}</p>
        <Verification purpose="showcase-delete" onPass={(pass) => void remove(pass)} />
      </Modal>
    </div>
  )
}
