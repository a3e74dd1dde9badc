import { useState } from 'react'
import { RichText } from '#shared/field/editor/rich-text/rich-text'
import { useText } from '#shared/i18n/text'
import { HostileTrial } from '../../../../hostile-text/hostile-trial'
import { texts } from '../text'

export default function Hostile() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('hostileHtml'))
  return (
    <HostileTrial label={t('source')} text={text} onChange={setText}>
      <RichText html={text} />
    </HostileTrial>
  )
}
