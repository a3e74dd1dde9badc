import { useState } from 'react'
import { MarkdownView } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
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
