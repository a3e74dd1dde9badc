import { EmojiPicker } from '#modules/showcase/parts/input/picker/emoji-picker'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import { brokenSources } from '../broken-sources'
import css from '../page.module.css'
import { texts } from '../text'
import { useEmoji } from '../use-emoji'

export default function Broken() {
  const t = useText(texts)
  const emoji = useEmoji()
  const [source, setSource] = useState<keyof typeof brokenSources>('unreachable')
  const [picked, setPicked] = useState('')
  return (
    <div className={css.card}>
      <Segmented
        block
        aria-label={t('source')}
        options={(['unreachable', 'damaged'] as const).map((value) => ({ value, label: t(value) }))}
        value={source}
        onChange={setSource}
      />
      <EmojiPicker key={source} {...emoji} load={brokenSources[source]} onPick={setPicked} />
      <p aria-live="polite">{picked}</p>
    </div>
  )
}
