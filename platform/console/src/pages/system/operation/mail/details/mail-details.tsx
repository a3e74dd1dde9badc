import type { SentMail } from 'atrium/contract/system/operation/mail'
import { exactMomentText } from '#shared/crud/moment-text'
import { api } from '#shared/api/api'
import { Facts } from '#shared/facts/facts'
import { Drawer } from '#shared/feedback/drawer'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import css from '../mail.module.css'
import { MailStateTag } from '../mail-state'
import { texts } from '../text'
import { MailText } from './mail-text'

interface MailDetailsProps {
  mail: SentMail
  isOpen: boolean
  onClose: () => void
}

const momentOf = (at: string | null) => at && exactMomentText(at)

/** A mail with what became of it, and its text for those who may read it. */
export function MailDetails({ mail, isOpen, onClose }: MailDetailsProps) {
  const t = useText(texts)
  const can = useCan()
  const { title, receiver, state, createdAt, nextAt, endedAt, attempts, error, isPrivate } = mail
  return (
    <Drawer title={t('details')} size={720} isOpen={isOpen} onClose={onClose} destroyOnHidden>
      <Facts
        facts={[
          [t('title'), title],
          [t('receiver'), receiver],
          [t('state'), <MailStateTag key="state" state={state} />],
          [t('created'), exactMomentText(createdAt)],
          state === 'waiting' ? [t('next'), momentOf(nextAt)] : [t('ended'), momentOf(endedAt)],
          [t('attempts'), attempts],
          [
            t('error'),
            error && (
              <span key="error" className={css.whole}>
                {error}
              </span>
            ),
          ],
        ]}
      />
      {isPrivate && <p className={css.none}>{t('private')}</p>}
      {!isPrivate && can(api.mails.text) && <MailText key={mail.messageId} messageId={mail.messageId} />}
    </Drawer>
  )
}
