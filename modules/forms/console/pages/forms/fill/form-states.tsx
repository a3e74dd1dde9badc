import { Button, Result } from 'antd'
import { Link } from 'react-router'
import { momentText, useText } from 'atrium/console/text'
import { EmptyState } from 'atrium/ui'
import type { FormToFill, Offered } from '../../../../contract/filling'
import css from './fill.module.css'
import { texts } from './text'

/** Why a form takes no entry of the reader at the moment. */
export function Closed({ form }: { form: FormToFill }) {
  const t = useText(texts)
  return <EmptyState {...useReason(form)} action={<Link to="/forms/fill">{t('ownEntries')}</Link>} />
}

function useReason({ offer, opensAt, closesAt }: Offered): { title: string; hint: string } {
  const t = useText(texts)
  if (offer === 'early') return { title: t('early'), hint: t('earlyHint', { at: momentText(opensAt ?? '') }) }
  if (offer === 'late') return { title: t('late'), hint: t('lateHint', { at: momentText(closesAt ?? '') }) }
  if (offer === 'filled') return { title: t('filled'), hint: t('filledHint') }
  return { title: t('closed'), hint: t('closedHint') }
}

/** Thanks for an entry, and what can be done next. */
export function Sent({ form, onAgain }: { form: FormToFill; onAgain: () => void }) {
  const t = useText(texts)
  return (
    <div role="status">
      <Result
        status="success"
        title={t('sent')}
        subTitle={t('sentHint')}
        extra={
          <div className={css.buttons}>
            {!form.once && (
              <Button type="primary" onClick={onAgain}>
                {t('again')}
              </Button>
            )}
            <Link to="/forms/fill">{t('ownEntries')}</Link>
          </div>
        }
      />
    </div>
  )
}
