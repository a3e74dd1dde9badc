import { Button, Input } from 'antd'
import { useCopied } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'

const link = 'https://example.com/7Q4M-K2XA'

export default function CopyHook() {
  const t = useText(texts)
  const [isCopied, copy] = useCopied()
  return (
    <div className={sample.card}>
      <b className={sample.title}>{t('invitation')}</b>
      <p className={css.hint}>{t('invitationHint')}</p>
      <div className={css.row}>
        <Input readOnly value={link} aria-label={t('invitation')} />
        <Button
          type="primary"
          icon={<Icon name={isCopied ? 'lucide:check' : 'lucide:link'} />}
          onClick={() => void copy(link)}
        >
          <span aria-live="polite">{t(isCopied ? 'copied' : 'copyLink')}</span>
        </Button>
      </div>
    </div>
  )
}
