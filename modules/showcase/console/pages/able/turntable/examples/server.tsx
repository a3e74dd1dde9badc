import { LuckyWheel } from '#modules/showcase/parts/motion/lucky-wheel'
import { Segmented } from 'antd'
import { useRef, useState } from 'react'
import { useText } from 'atrium/console/text'
import { askForDraw } from '../draw-service'
import css from '../page.module.css'
import { usePrizes } from '../prizes'
import { texts } from '../text'

export default function Server() {
  const t = useText(texts)
  const { prizes, labels } = usePrizes()
  const [isOnline, setOnline] = useState(true)
  const [said, setSaid] = useState({ text: '', number: '' })
  const number = useRef('')
  const draw = async () => {
    setSaid({ text: '', number: '' })
    const answer = await askForDraw(prizes, isOnline)
    number.current = answer.number
    return answer.key
  }
  return (
    <div className={css.stage}>
      <LuckyWheel
        prizes={prizes}
        labels={labels}
        draw={draw}
        onResult={({ label }) => setSaid({ text: t('result', { prize: label }), number: number.current })}
        onError={() => setSaid({ text: t('offline'), number: '' })}
      />
      <div className={css.panel}>
        <b>{t('answer')}</b>
        <Segmented
          block
          aria-label={t('answer')}
          options={[
            { value: true, label: t('answers') },
            { value: false, label: t('fails') },
          ]}
          value={isOnline}
          onChange={setOnline}
        />
        <div role="status" className={css.said}>
          {said.text && <b>{said.text}</b>}
          {said.number && (
            <p>
              {t('claim')} <code>{said.number}</code>
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
