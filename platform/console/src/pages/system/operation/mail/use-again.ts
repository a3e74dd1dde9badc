import type { SentMail } from 'atrium/contract/system/operation/mail'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Whether a mail can be sent again. */
export const canGoAgain = ({ state, isPrivate }: SentMail): boolean => state === 'failed' && !isPrivate

/** Returns a function that sends mails again after a question. */
export function useAgain(): (mails: readonly SentMail[]) => void {
  const t = useText(texts)
  const write = useWrite()
  return (mails) => {
    const [first] = mails
    if (!first) return
    const messageIds = mails.map(({ messageId }) => messageId)
    void confirm({
      title: mails.length === 1 ? t('againTitle', { name: first.title }) : t('againMany', { count: mails.length }),
      hint: t('againHint'),
      action: t('again'),
      // `request` has said why it fails.
      run: () => write(api.mails.retry, { body: { messageIds } }, { done: t('againDone') }).catch(() => undefined),
    })
  }
}
