import { useState } from 'react'
import { MarkdownView } from '#shared/field/editor/markdown/markdown-view'
import { useText } from '#shared/i18n/text'
import { HostileTrial } from '../../../../hostile-text/hostile-trial'
import { texts } from '../text'

export default function Hostile() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('hostileText'))
  return (
    <HostileTrial label={t('source')} text={text} onChange={setText}>
      <MarkdownView text={text} />
    </HostileTrial>
  )
}
