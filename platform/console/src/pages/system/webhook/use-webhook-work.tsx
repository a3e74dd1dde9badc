import type { WebhookTest } from 'atrium/contract/system/operation/webhook'
import type { webhook } from 'atrium/contract/system/operation/webhook.record'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useWrite } from '#shared/crud/actions/use-write'
import type { OwnWork } from '#shared/crud/kind/kind-page'
import { confirm } from '#shared/feedback/confirm'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { forgetSecret, openForSecrets, showNewSecret, shownSecret } from './secret/shown-secret'
import { texts } from './text'

const SecretDialog = lazyDialog(async () => (await import('./secret/secret-dialog')).SecretDialog)
const TestDialog = lazyDialog(async () => (await import('./test-dialog')).TestDialog)
const Deliveries = lazyDialog(async () => (await import('./deliveries/deliveries')).Deliveries)

interface Named {
  readonly webhookId: number
  readonly webhookName: string
}

/** A test that was begun, with its result once it is there. */
interface Test {
  readonly name: string
  readonly result?: WebhookTest
}

/** Deliveries, test and secret of a webhook. */
export function useWebhookWork(): OwnWork<typeof webhook> {
  const t = useText(texts)
  const write = useWrite()
  const { data: setup } = useQuery(queryOf(api.webhooks.setup))
  const [test, setTest] = useState<Test>()
  const [shown, setShown] = useState<Named>()
  const [isOpen, setOpen] = useState(false)
  const secret = useStore(shownSecret, (state) => state.secret)
  useEffect(openForSecrets, [])
  const run = async ({ webhookId, webhookName: name }: Named) => {
    setTest({ name })
    const body = { webhookId }
    // `request` has said why the call itself fails.
    const result = await write(api.webhooks.test, { body }, { done: false }).catch(() => undefined)
    setTest((current) => current && result && { name, result })
  }
  const renew = ({ webhookId, webhookName: name }: Named) =>
    void confirm({
      title: t('renewTitle', { name }),
      hint: t('renewHint'),
      action: t('renew'),
      run: () => showNewSecret(webhookId),
    })
  const show = (row: Named) => {
    setShown(row)
    setOpen(true)
  }
  return {
    rowActions: (row, own) => [
      {
        key: 'deliveries',
        label: t('deliveries'),
        call: api.webhooks.deliveries,
        prepare: Deliveries.prepare,
        onSelect: () => show(row),
      },
      ...(setup?.isSetUp
        ? [
            {
              key: 'test',
              label: t('test'),
              call: api.webhooks.test,
              prepare: TestDialog.prepare,
              onSelect: () => void run(row),
            },
          ]
        : []),
      { key: 'secret', label: t('renew'), call: api.webhooks.secret, onSelect: () => renew(row) },
      ...own,
    ],
    forms: (
      <>
        {shown && <Deliveries webhook={shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
        {test && <TestDialog name={test.name} result={test.result} isOpen onClose={() => setTest(undefined)} />}
        {secret && <SecretDialog secret={secret} isOpen onClose={forgetSecret} />}
      </>
    ),
  }
}
