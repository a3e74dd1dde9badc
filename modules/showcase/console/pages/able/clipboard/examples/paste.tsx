import { Icon } from '@atrium/ui/icon'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { Facts } from '#shared/facts/facts'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { partsOfAddress } from '../address-parts'
import sample from '#modules/showcase/kit/sample.module.css'
import { texts } from '../text'

export default function Paste() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('sampleAddress'))
  const { name, phone, address } = partsOfAddress(text)
  const read = async () => {
    try {
      setText(await navigator.clipboard.readText())
    } catch {
      notify.warning(t('noAccess'))
    }
  }
  return (
    <div className={sample.card}>
      <Input.TextArea
        rows={3}
        value={text}
        aria-label={t('pasteHere')}
        placeholder={t('pasteHint')}
        onChange={(event) => setText(event.target.value)}
      />
      <Button icon={<Icon name="lucide:clipboard-paste" />} onClick={() => void read()}>
        {t('read')}
      </Button>
      <Facts
        facts={[
          [t('recipient'), name],
          [t('phone'), phone],
          [t('address'), address],
        ]}
      />
    </div>
  )
}
