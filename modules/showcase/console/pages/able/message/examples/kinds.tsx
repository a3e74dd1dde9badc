import { Button } from 'antd'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const events = [
  { kind: 'success', icon: 'lucide:circle-check', text: 'paid' },
  { kind: 'info', icon: 'lucide:info', text: 'packed' },
  { kind: 'warning', icon: 'lucide:triangle-alert', text: 'low' },
  { kind: 'error', icon: 'lucide:circle-x', text: 'print' },
] as const

export default function Kinds() {
  const t = useText(texts)
  return (
    <div className={sample.card}>
      <b className={sample.title}>{t('order')}</b>
      <ul className={css.rows}>
        {events.map(({ kind, icon, text }) => (
          <li key={kind} data-kind={kind}>
            <Icon name={icon} size={18} />
            {t(text)}
            <Button size="small" aria-label={t('showOf', { text: t(text) })} onClick={() => notify[kind](t(text))}>
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
