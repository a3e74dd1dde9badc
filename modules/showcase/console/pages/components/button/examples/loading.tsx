import { Button } from 'antd'
import { copyText } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { IconButton, Icon, StatusTag } from 'atrium/ui'
import sample from '#modules/showcase/kit/sample.module.css'
import css from '../page.module.css'
import { texts } from '../text'
import { useInvoice } from '../use-invoice'

const looks = {
  waiting: ['neutral', 'lucide:send'],
  issuing: ['info', 'lucide:loader-circle'],
  issued: ['success', 'lucide:check'],
  rejected: ['danger', 'lucide:rotate-cw'],
} as const

export default function Loading() {
  const t = useText(texts)
  const [state, issue] = useInvoice()
  const [tone, icon] = looks[state]
  const isBusy = state === 'issuing'
  return (
    <div className={css.card}>
      <b>{t('invoice')}</b>
      <p className={sample.hint}>{t('invoiceFor')}</p>
      <div aria-live="polite" className={css.row}>
        <StatusTag tone={tone} dot>
          {t(state)}
        </StatusTag>
        {state === 'issued' && (
          <IconButton
            icon="lucide:copy"
            label={t('copyNumber')}
            onClick={() => void copyText('24332000', t('copied'))}
          />
        )}
      </div>
      {/* The icon changes in its place, so that the button keeps its width. */}
      <Button
        type="primary"
        aria-busy={isBusy}
        icon={<Icon name={icon} className={isBusy ? css.spin : undefined} />}
        onClick={isBusy ? undefined : issue}
      >
        {t(state === 'rejected' ? 'again' : 'submit')}
      </Button>
    </div>
  )
}
