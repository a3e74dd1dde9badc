import { Button, Input } from 'antd'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { Facts } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
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
