import { Button, Input } from 'antd'
import { useState } from 'react'
import { confirm, notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { PrimaryButton, EmptyState, Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

export default function Danger() {
  const t = useText(texts)
  const [isDisabled, setDisabled] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const [typed, setTyped] = useState('')
  const name = t('warehouse')
  const disable = async () => {
    const isSure = await confirm({ title: t('disableAsk'), hint: t('disableHint'), action: t('disable') })
    if (!isSure) return
    setDisabled(true)
    notify.success(t('disabledNow'))
  }
  const restore = () => {
    setRemoved(false)
    notify.success(t('restored'))
  }
  const remove = () => {
    setTyped('')
    setRemoved(true)
    notify.success(t('removed'), { action: { label: t('undo'), run: restore } })
  }
  if (isRemoved)
    return (
      <div className={css.card}>
        <EmptyState compact title={t('removed')} action={<Button onClick={restore}>{t('restore')}</Button>} />
      </div>
    )
  return (
    <div className={`${css.card} ${css.danger}`}>
      <div className={css.act}>
        <div>
          <b>{t('disable')}</b>
          <p className={sample.hint}>{t('disableHint')}</p>
        </div>
        {isDisabled ? (
          <Button onClick={() => setDisabled(false)}>{t('enable')}</Button>
        ) : (
          <Button danger onClick={() => void disable()}>
            {t('disable')}
          </Button>
        )}
      </div>
      <form
        className={css.act}
        onSubmit={(event) => {
          event.preventDefault()
          remove()
        }}
      >
        <div>
          <b>{t('remove')}</b>
          <p className={sample.hint}>{t('removeHint')}</p>
          <Input
            value={typed}
            aria-label={t('typeName', { name })}
            placeholder={t('typeName', { name })}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <PrimaryButton data-danger type="submit" disabled={typed.trim() !== name}>
          <Icon name="lucide:trash-2" />
          {t('remove')}
        </PrimaryButton>
      </form>
    </div>
  )
}
