import { useState } from 'react'
import { MarkdownEditor } from '#shared/field/editor/markdown/markdown-editor'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'

export default function Minutes() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('minutesText'))
  return (
    <MarkdownEditor label={t('minutesLabel')} value={text} onChange={setText} fileName={t('fileName')} height={520} />
  )
}
