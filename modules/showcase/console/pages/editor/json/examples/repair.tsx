import { useState } from 'react'
import { JsonEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { brokenSettings } from '../samples'
import { texts } from '../text'

export default function Repair() {
  const t = useText(texts)
  const [text, setText] = useState(brokenSettings)
  return (
    <JsonEditor
      label={t('settingsLabel')}
      mode="text"
      value={text}
      onChange={setText}
      fileName="settings"
      height={300}
    />
  )
}
