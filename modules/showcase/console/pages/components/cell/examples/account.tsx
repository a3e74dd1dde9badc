import { Cell, CellGroup, SwitchCell } from '#modules/showcase/parts/data/cell'
import { Button } from 'antd'
import { useState } from 'react'
import { copyText, notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Avatar, StatusTag, EmptyState } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Account() {
  const t = useText(texts)
  const [twoSteps, setTwoSteps] = useState(true)
  const [isClosed, setClosed] = useState(false)
  const open = (name: string) => notify.info(t('opened', { name }))
  const reopen = () => {
    setClosed(false)
    notify.success(t('reopened'))
  }
  const close = () => {
    setClosed(true)
    notify.success(t('closed'), { action: { label: t('undo'), run: reopen } })
  }
  if (isClosed)
    return (
      <div className={css.phone}>
        <EmptyState
          compact
          title={t('closed')}
          hint={t('closedHint')}
          action={<Button onClick={reopen}>{t('reopen')}</Button>}
        />
      </div>
    )
  return (
    <div className={css.phone}>
      <div className={css.person}>
        <Avatar name={t('name')} size={48} />
        <div>
          <b>{t('name')}</b>
          <p>{t('member')}</p>
        </div>
      </div>
      <CellGroup title={t('profile')}>
        <Cell title={t('phone')} value="138 0013 8000" onPress={() => void copyText('13800138000', t('phoneCopied'))} />
        <Cell
          title={t('email')}
          note="lin.xiao@example.com"
          value={<StatusTag tone="success">{t('verified')}</StatusTag>}
        />
        <Cell title={t('address')} note={t('addressValue')} onPress={() => open(t('address'))} />
        <Cell title={t('payment')} value={t('card')} onPress={() => open(t('payment'))} />
      </CellGroup>
      <CellGroup title={t('security')}>
        <SwitchCell title={t('twoSteps')} note={t('twoStepsNote')} checked={twoSteps} onChange={setTwoSteps} />
        <Cell title={t('devices')} value={t('devicesValue')} onPress={() => open(t('devices'))} />
        <Cell title={t('closeAccount')} note={t('closeHint')} isDanger onPress={close} />
      </CellGroup>
    </div>
  )
}
