import { Input, Segmented } from 'antd'
import { pinyin } from 'pinyin-pro'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const poem = '床前明月光，疑是地上霜。\n举头望明月，低头思故乡。'
const tones = ['symbol', 'num', 'none'] as const

export default function Ruby() {
  const t = useText(texts)
  const [tone, setTone] = useState<(typeof tones)[number]>('symbol')
  const [text, setText] = useState(poem)
  const lines = text.split('\n').map((line) => pinyin(line, { type: 'all', toneType: tone }))
  return (
    <div className={sample.card}>
      <Segmented
        block
        aria-label={t('tones')}
        options={tones.map((value) => ({ value, label: t(value) }))}
        value={tone}
        onChange={setTone}
      />
      <div className={css.poem} lang="zh-CN" data-testid="poem">
        {lines.map((line, number) => (
          // Neither lines nor letters change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={number}>
            {line.map(({ origin, pinyin: reading, isZh }, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <ruby key={place}>
                {origin}
                <rt>{isZh && reading}</rt>
              </ruby>
            ))}
          </p>
        ))}
      </div>
      <Input.TextArea
        rows={2}
        lang="zh-CN"
        maxLength={80}
        value={text}
        aria-label={t('ownText')}
        placeholder={t('ownText')}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
