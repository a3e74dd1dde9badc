import { useState } from 'react'
import { MarkdownEditor } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { texts } from '../text'

export default function Minutes() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('minutesText'))
  return (
    <MarkdownEditor label={t('minutesLabel')} value={text} onChange={setText} fileName={t('fileName')} height={520} />
  )
}
