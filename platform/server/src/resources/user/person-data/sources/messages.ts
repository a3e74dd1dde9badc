import { mail } from 'atrium/contract/system/operation/mail.record'
import type { PersonSource } from '#server/call/person/person-data'
import { countOf } from '#server/db/count'
import type { Database } from '#server/db/schema'
import { removeNoticesTo } from '#server/services/notice/notice-sweep'
import { removeMailsTo } from '#server/services/outbox/outbox'
import { momentOf } from '#server/call/person/person-table'
import { rowBatches } from '#server/db/next-rows'

const noticesOf = (db: Database, userId: number) =>
  db.selectFrom('notices').where('userId', '=', userId).where('roleId', 'is', null).where('permission', '=', '')

const mailsOf = (db: Database, email: string) =>
  db
    .selectFrom('outbox')
    .where('kind', '=', 'mail')
    .where('receiver', '<>', '')
    .where((eb) => eb(eb.fn<string>('lower', ['receiver']), '=', email.toLowerCase()))

/** Notices for them alone. Those of roles and permissions are for others, too. */
export const notices: PersonSource = {
  name: { zh: '通知', en: 'Notices' },
  count: async ({ db }, { userId }) => ({ rows: await countOf(noticesOf(db, userId)) }),
  rows: ({ db }, { userId }) =>
    rowBatches(
      noticesOf(db, userId).select([
        'noticeId',
        'kind',
        'title',
        'titleEn',
        'description',
        'descriptionEn',
        'link',
        'createdAt',
      ]),
      'noticeId',
      (row) => ({ ...row, createdAt: momentOf(row.createdAt) }),
    ),
  anonymise: {
    effect: { zh: '删除只发给此人的通知', en: 'Those for the person alone are deleted' },
    run: ({ db }, { userId }) => removeNoticesTo(db, userId),
  },
}

/** Mails to their present address, with the text where people may read it. */
export const mails: PersonSource = {
  name: { zh: '邮件', en: 'Mails' },
  labels: mail.fields,
  count: async ({ db }, { email }) => ({ rows: await countOf(mailsOf(db, email)) }),
  rows: ({ db }, { email }) =>
    rowBatches(
      mailsOf(db, email).select([
        'messageId',
        'receiver',
        'title',
        'content',
        'isPrivate',
        'state',
        'createdAt',
        'endedAt',
      ]),
      'messageId',
      ({ content, isPrivate, ...row }) => ({
        ...row,
        text: isPrivate === 1 || content === '' ? null : ((JSON.parse(content) as { text?: string }).text ?? null),
        createdAt: momentOf(row.createdAt),
        endedAt: momentOf(row.endedAt),
      }),
    ),
  anonymise: {
    effect: {
      zh: '删除发往现有邮箱地址的邮件，包括等待发送的',
      en: 'Mails to the present address are deleted, also those that wait',
    },
    isChosen: true,
    run: ({ db }, { email }) => removeMailsTo(db, email),
  },
}
