import type { SentMail } from 'atrium/contract/system/operation/mail'
import { messageStates } from 'atrium/contract/system/operation/message'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useState } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { GatedButton } from '#shared/crud/actions/gated-button'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useWrite } from '#shared/crud/actions/use-write'
import { ListPage } from '#shared/crud/list-page'
import { useList } from '#shared/crud/rows/use-list'
import { useRefresh } from '#shared/crud/rows/use-refresh'
import { useSelection } from '#shared/crud/rows/use-selection'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import css from './mail.module.css'
import { useMailColumns } from './mail-columns'
import { source } from './source'
import { stateTexts, texts } from './text'
import { canGoAgain, useAgain } from './use-again'

const MailDetails = lazyDialog(async () => (await import('./details/mail-details')).MailDetails)

const id = ({ messageId }: SentMail) => messageId
const name = ({ title, receiver }: SentMail) => `${title} ${receiver}`

/** A mail that waits longer, in milliseconds, is another attempt, which comes later. */
const soonMillis = 10_000
const isGoing = ({ nextAt }: SentMail) => nextAt !== null && Date.parse(nextAt) < Date.now() + soonMillis

/** Lists the mails that were sent, wait, or were given up. */
export default function MailPage() {
  const t = useText(texts)
  const stateText = useText(stateTexts)
  const list = useList(source)
  const { data: setup } = useQuery(queryOf(api.mails.setup))
  const selection = useSelection(list.rows, { id, name, isFixed: (mail) => !canGoAgain(mail) })
  const again = useAgain()
  const [shownId, setShownId] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const show = ({ messageId }: SentMail) => {
    setShownId(messageId)
    setOpen(true)
  }
  useRefresh(setup?.isSetUp === true && list.rows.some(isGoing), list.refresh)
  const shown = list.rows.find(({ messageId }) => messageId === shownId)
  return (
    <div className={css.page}>
      {setup?.isSetUp === false && (
        <Alert role="status" type="warning" showIcon title={t('notSetUp')} description={t('notSetUpHint')} />
      )}
      <ListPage
        page="system/operation/mail"
        title={t('mails')}
        note={setup?.isSetUp ? t('from', { from: setup.from }) : undefined}
        emptyText={t('empty')}
        filters={[
          { name: 'receiver', label: t('receiver') },
          { name: 'title', label: t('title') },
          {
            name: 'state',
            label: t('state'),
            options: messageStates.map((value) => ({ value, label: stateText(value) })),
          },
        ]}
        list={list}
        rowKey={id}
        columns={useMailColumns()}
        rowOpen={show}
        selection={selection}
        bulkActions={[{ key: 'again', label: t('again'), icon: 'lucide:send', call: api.mails.retry, run: again }]}
        rowActions={{
          name,
          of: (mail) => [
            { key: 'details', label: t('details'), prepare: MailDetails.prepare, onSelect: () => show(mail) },
            ...(canGoAgain(mail)
              ? [{ key: 'again', label: t('again'), call: api.mails.retry, onSelect: () => again([mail]) }]
              : []),
          ],
        }}
        actions={
          <ListButtons>
            <TestButton isSetUp={setup?.isSetUp === true} />
          </ListButtons>
        }
      >
        {shown && <MailDetails mail={shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </ListPage>
    </div>
  )
}

function TestButton({ isSetUp }: { isSetUp: boolean }) {
  const t = useText(texts)
  const write = useWrite()
  // `request` has said why it fails.
  const send = () => write(api.mails.test, { body: {} }, { done: t('testSent') }).catch(() => undefined)
  return (
    <GatedButton call={api.mails.test} icon="lucide:send" disabled={!isSetUp} onClick={() => void send()}>
      {t('test')}
    </GatedButton>
  )
}
