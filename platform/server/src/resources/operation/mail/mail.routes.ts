import { mails } from 'atrium/contract/system/operation/mail'
import { resource } from '#server/call/resource'
import { pageOfMails, readSetup, readText } from './mail'
import { retryMails, sendTest } from './mail-writes'

export const mailResource = resource(mails, {
  list: (call, { query }) => pageOfMails(call, query),
  setup: readSetup,
  text: (call, { query }) => readText(call, query.messageId),
  retry: (call, { body }) => retryMails(call, body.messageIds),
  test: sendTest,
})
