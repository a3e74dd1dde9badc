import { webhook } from 'atrium/contract/system/operation/webhook.record'
import { api } from '#shared/api/api'
import { crudPage } from '#shared/crud/kind/crud-page'
import { EventTags } from './event-tags'
import { showNewSecret } from './secret/shown-secret'
import { SetupNote } from './setup-note'
import { useWebhookWork } from './use-webhook-work'

/** The addresses outside that are sent events. */
export default crudPage(api.webhooks, webhook, {
  columns: (own) => [
    { ...own.webhookName, width: 150 },
    { ...own.url, width: 220, importance: 'high' },
    { ...own.events, width: 200, importance: 'low', render: ({ events }) => <EventTags events={events} /> },
    own.status,
    own.lastState,
    { ...own.lastAt, importance: 'low' },
    { ...own.waiting, importance: 'low' },
    own.remark,
  ],
  form: async () => (await import('./form/events-input')).webhookForm,
  formWidth: 640,
  tools: SetupNote,
  useWork: useWebhookWork,
  afterSave: (webhookId, isNew) => {
    if (isNew) void showNewSecret(webhookId)
  },
})
