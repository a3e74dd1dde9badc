import { replaceInOperations, replaceInSignIns, isOfUser } from '#server/audit/deleted-user-logs'
import type { PersonSource } from '#server/call/person/person-data'
import { countOf } from '#server/db/count'
import type { Database } from '#server/db/schema'
import { momentOf } from '#server/call/person/person-table'
import { rowBatches } from '#server/db/next-rows'

const signInsOf = (db: Database, userId: number) => db.selectFrom('signIns').where('userId', '=', userId)
const operationsOf = (db: Database, userId: number) => db.selectFrom('operationLogs').where('userId', '=', userId)
const changesOf = (db: Database, userId: number) =>
  db
    .selectFrom('operationLogs')
    .where((eb) => isOfUser(eb, userId))
    .where('result', '=', 'done')
    // An export changes nothing, and is no part of itself.
    .where('kind', '<>', 'export')

/** The sign-in log. */
export const signIns: PersonSource = {
  name: { zh: '登录日志', en: 'Sign-in log' },
  count: async ({ db }, { userId }) => ({ rows: await countOf(signInsOf(db, userId)) }),
  rows: ({ db }, { userId }) =>
    rowBatches(
      signInsOf(db, userId).select(['signInId', 'at', 'username', 'result', 'address', 'agent']),
      'signInId',
      (row) => ({ ...row, at: momentOf(row.at) }),
    ),
  anonymise: {
    effect: {
      zh: '行保留；代号取代用户名，地址和浏览器清空。日志的链记下这一更正',
      en: 'The rows stay; the pseudonym takes the place of the user name, address and browser are emptied. The chain of the log holds it as an amendment',
    },
    isChosen: true,
    run: (call, person, pseudonym) => replaceInSignIns(call, [{ ...person, pseudonym }]),
  },
}

/** The calls that they made. The records before and after hold data of others, and are left out. */
export const operations: PersonSource = {
  name: { zh: '操作日志', en: 'Operation log' },
  count: async ({ db }, { userId }) => ({ rows: await countOf(operationsOf(db, userId)) }),
  rows: ({ db }, { userId }) =>
    rowBatches(
      operationsOf(db, userId).select([
        'logId',
        'at',
        'operation',
        'kind',
        'target',
        'targetIds',
        'result',
        'address',
        'agent',
      ]),
      'logId',
      (row) => ({ ...row, at: momentOf(row.at), targetIds: JSON.parse(row.targetIds) as unknown }),
    ),
  anonymise: {
    effect: {
      zh: '行保留；代号取代用户名，地址和浏览器清空，关于此人的行里只留编号、部门、角色和状态。日志的链记下这一更正',
      en: 'The rows stay; the pseudonym takes the place of the user name, address and browser are emptied, and rows about the person keep ids, department, roles and status alone. The chain of the log holds it as an amendment',
    },
    isChosen: true,
    run: (call, person, pseudonym) => replaceInOperations(call, [{ ...person, pseudonym }]),
  },
}

/** The changes of their account, without who made them. With the operation log the person goes from here as well. */
export const changes: PersonSource = {
  name: { zh: '账号的变更', en: 'Changes of the account' },
  count: async ({ db }, { userId }) => ({ rows: await countOf(changesOf(db, userId)) }),
  rows: ({ db }, { userId }) =>
    rowBatches(
      changesOf(db, userId).select(['logId', 'at', 'operation', 'kind', 'targetIds', 'before', 'after']),
      'logId',
      ({ targetIds, before, after, ...row }) => {
        const at = (JSON.parse(targetIds) as number[]).indexOf(userId)
        const own = (list: string) => (JSON.parse(list) as unknown[])[at] ?? null
        return { ...row, at: momentOf(row.at), before: own(before), after: own(after) }
      },
    ),
}
