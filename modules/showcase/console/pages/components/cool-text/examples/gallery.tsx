import { TextEffect, textEffects, type TextEffectKind } from '#modules/showcase/parts/motion/text-effect'
import { Input } from 'antd'
import { useState } from 'react'
import { copyText } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { IconButton } from 'atrium/ui'
import { cssOf } from '../effect-css'
import css from '../page.module.css'
import { texts } from '../text'

export default function Gallery() {
  const t = useText(texts)
  const [text, setText] = useState(() => t('headlineValue'))
  const [rounds, setRounds] = useState<Partial<Record<TextEffectKind, number>>>({})
  return (
    <div className={css.gallery}>
      <label className={css.field}>
        {t('headline')}
        <Input value={text} maxLength={24} onChange={({ target }) => setText(target.value)} />
      </label>
      <ul className={css.tiles}>
        {textEffects.map((kind) => (
          <li key={kind} className={css.tile} data-kind={kind}>
            <b>
              <TextEffect key={rounds[kind] ?? 0} kind={kind} text={text} />
            </b>
            <footer>
              {t(kind)}
              <span>
                <IconButton
                  icon="lucide:rotate-ccw"
                  label={t('replayOf', { name: t(kind) })}
                  onClick={() => setRounds({ ...rounds, [kind]: (rounds[kind] ?? 0) + 1 })}
                />
                <IconButton
                  icon="lucide:copy"
                  label={t('copyCssOf', { name: t(kind) })}
                  onClick={() => void copyText(cssOf(kind), t('copiedCss', { name: t(kind) }))}
                />
              </span>
            </footer>
          </li>
        ))}
      </ul>
    </div>
  )
}
