import { Button, Input } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import { texts } from '../text'

export default function Toast() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('toastSample'))
  return (
    <form
      className={sample.card}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) notify.toast(text)
      }}
    >
      <Input
        value={text}
        maxLength={40}
        showCount
        aria-label={t('toastText')}
        onChange={(e) => setText(e.target.value)}
      />
      <Button htmlType="submit" disabled={!text.trim()}>
        {t('show')}
      </Button>
    </form>
  )
}
