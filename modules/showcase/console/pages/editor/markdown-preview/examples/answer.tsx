import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { MarkdownView } from 'atrium/console/editor'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Answer() {
  const t = useText(texts)
  const whole = t('answerText')
  const [length, setLength] = useState(whole.length)
  const isComing = length < whole.length
  useEffect(() => {
    if (!isComing) return undefined
    const timer = setTimeout(() => setLength(length + 3), 30)
    return () => clearTimeout(timer)
  }, [isComing, length])
  const answer = () => setLength(isComing ? whole.length : 0)
  return (
    <div className={css.chat}>
      <p className={css.asked}>
        <span className="visually-hidden">{t('you')}</span>
        {t('question')}
      </p>
      <article className={css.paper} aria-label={t('assistant')} aria-busy={isComing}>
        <MarkdownView text={whole.slice(0, length)} />
      </article>
      <Button icon={<Icon name={isComing ? 'lucide:square' : 'lucide:rotate-ccw'} />} onClick={answer}>
        {t(isComing ? 'stop' : 'again')}
      </Button>
    </div>
  )
}
