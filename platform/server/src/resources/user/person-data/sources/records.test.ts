import { afterAll, beforeAll, expect, test } from 'vitest'
import { crudCalls } from 'atrium/contract/kind/crud-calls'
import { department, person, recordKind, refs, text } from 'atrium/contract/kind'
import { defineModule, entry } from 'atrium/contract/module/module'
import { platformApi as api } from 'atrium/contract/module/platform-api'
import { personTable } from '#server/call/person/person-table'
import { crudResource } from '#server/crud/crud-resource'
import { createRecordTable } from '#server/db/tables/record-table'
import { exportPerson } from '#server-test/records/archives'
import { productWith } from '#server-test/records/product-with'
import { openServer, type Client, type TestServer } from '#server-test/server'

declare module 'atrium/contract/kind/kind-names' {
  interface KindNames {
    visit: true
    visitNote: true
  }
}

// A module with people in two kinds of records: one as its fields say, one as it says itself.

const words = { zh: '来访', en: 'Visit' }
const visit = recordKind('visit', {
  name: words,
  plural: { zh: '来访', en: 'visits' },
  table: 'visits',
  id: 'visitId',
  title: 'topic',
  permissions: 'reception:visit',
  scopeFields: ['deptId'],
  fields: {
    topic: text(40, { zh: '事由', en: 'Topic' }),
    hostId: person({ zh: '接待人', en: 'Host' }),
    guideIds: refs('user', { zh: '陪同', en: 'Guides' }, { optional: true }),
    deptId: department(),
  },
})
const visitNote = recordKind('visitNote', {
  name: { zh: '来访记录', en: 'Note' },
  plural: { zh: '来访记录', en: 'notes' },
  table: 'visitNotes',
  id: 'noteId',
  title: 'note',
  permissions: 'reception:note',
  fields: { note: text(40, { zh: '记录', en: 'Note' }), writerId: person({ zh: '记录人', en: 'Writer' }) },
})
const [visits, visitNotes] = [crudCalls(visit), crudCalls(visitNote)]
const pages = [
  entry('visit', words, 'lucide:box', { permission: 'reception:visit:list' }),
  entry('note', words, 'lucide:box', { permission: 'reception:note:list' }),
]
const contract = {
  module: defineModule({
    name: 'reception',
    title: words,
    menu: [entry('reception', words, 'lucide:box', { children: pages })],
  }),
  api: { visits, visitNotes },
  records: { visit, visitNote },
}
const product = productWith(contract, {
  resources: { visit: crudResource(visits, visit), visitNote: crudResource(visitNotes, visitNote) },
  people: {
    visitNote: personTable('visitNotes' as 'posts', {
      name: { zh: '写的记录', en: 'Notes that they wrote' },
      person: 'writerId' as 'postId',
      id: 'noteId' as 'postId',
      columns: ['note' as 'postName'],
      anonymise: {
        effect: { zh: '清空', en: 'They are emptied' },
        isChosen: true,
        run: async ({ db }, { userId }) => {
          await db
            .updateTable('visitNotes' as 'posts')
            .set({ note: '' } as never)
            .where('writerId' as 'postId', '=', userId)
            .execute()
        },
      },
    }),
  },
  migrations: {
    '0001-tables': {
      up: async (db, engine) => {
        await createRecordTable(db, engine, {
          table: 'visits',
          id: 'visit_id',
          columns: { topic: 'text', host_id: 'integer', guide_ids: 'text', dept_id: 'integer' },
          references: { host_id: 'users.user_id', dept_id: 'depts.dept_id' },
        })
        await createRecordTable(db, engine, {
          table: 'visit_notes',
          id: 'note_id',
          columns: { note: 'text', writer_id: 'integer' },
          references: { writer_id: 'users.user_id' },
        })
      },
    },
  },
})

let server: TestServer
let admin: Client
const [editorId, guestId] = [2, 4]
const inDept = (topic: string, change: object) => ({
  topic,
  hostId: 1,
  guideIds: '[]',
  deptId: 5,
  ...change,
})

beforeAll(async () => {
  server = await openServer({ product })
  admin = await server.signIn('admin')
  const { db } = server.deps
  const rows = [
    inDept('hosted', { hostId: guestId }),
    inDept('guided', { guideIds: `[1,${guestId}]` }),
    inDept('of others', { guideIds: `[${guestId}4]` }),
    inDept('elsewhere', { hostId: guestId, deptId: 9 }),
  ]
  await db
    .insertInto('visits' as 'posts')
    .values(rows as never)
    .execute()
  const notes = [
    { note: 'by the guest', writerId: guestId },
    { note: 'by the editor', writerId: editorId },
  ]
  await db
    .insertInto('visitNotes' as 'posts')
    .values(notes as never)
    .execute()
})
afterAll(() => server.close())

test('records that name a person are exported, in a field and in a list', async () => {
  const { kinds, index } = await exportPerson(admin, guestId)
  expect(kinds['records.visit']).toMatchObject([
    { topic: 'hosted', hostId: guestId, guideIds: [] },
    { topic: 'guided', guideIds: [1, guestId] },
    { topic: 'elsewhere' },
  ])
  const indexed = index.kinds.find(({ key }) => key === 'records.visit')
  expect(indexed).toMatchObject({ rows: 3, isPartial: false, labels: { hostId: { zh: '接待人', en: 'Host' } } })
})

test('records outside of the data scope of the caller are left out, and the preview and the index say so', async () => {
  const { db } = server.deps
  await db.updateTable('roles').set({ dataScope: 3 }).where('roleId', '=', 2).execute()
  await db.updateTable('users').set({ deptId: 5 }).where('userId', '=', guestId).execute()
  await db.deleteFrom('userRoles').where('userId', '=', guestId).execute()
  const editor = await server.signIn('editor')
  const { kinds, index } = await exportPerson(editor, guestId)
  expect(kinds['records.visit']!.map(({ topic }) => topic)).toEqual(['hosted', 'guided'])
  const inPreview = await editor.get(api.personData.preview, { query: { userId: guestId } })
  for (const shown of [index.kinds, inPreview])
    expect(shown.find(({ key }) => key === 'records.visit')).toMatchObject({ rows: 2, isPartial: true })
})

test('the module says itself what a table holds, in place of what the fields of the kind say', async () => {
  const { kinds } = await exportPerson(admin, guestId)
  expect(kinds['reception.visitNote']).toEqual([{ note: 'by the guest' }])
  expect(kinds['records.visitNote']).toBeUndefined()
  const { version, kinds: changed } = await admin.get(api.personData.anonymityPreview, { query: { userId: guestId } })
  expect(changed.find(({ key }) => key === 'records.visit')).toMatchObject({ choice: 'kept', rows: 3 })
  expect(changed.find(({ key }) => key === 'reception.visitNote')).toMatchObject({ choice: 'chosen', effect: '清空' })
  const body = { userId: guestId, username: 'guest', kinds: ['reception.visitNote'], version }
  await admin.get(api.personData.anonymise, { body })
  const notes = await server.deps.db
    .selectFrom('visitNotes' as 'posts')
    .select('note' as 'postName')
    .orderBy('noteId' as 'postId')
    .execute()
  expect(notes).toEqual([{ note: '' }, { note: 'by the editor' }])
})
