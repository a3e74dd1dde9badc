import type { Database } from 'atrium/server'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import type { Form as FormDesign } from '#modules/forms/engine/schema/form'
import { wordsOf } from '../entry/entry-words'
import { expenseEntries, meetingRoomEntries, surveyEntries, type DemoEntry } from './demo/entries'
import { expenses } from './demo/expenses'
import { meetingRoom } from './demo/meeting-room'
import { survey } from './demo/survey'
import { designColumns } from './form-design'

const dayMillis = 24 * 3_600_000

/** Three published forms with what people sent. They belong to departments, since there are no users yet. */
export async function seedForms(db: Database): Promise<void> {
  const depts = await db.selectFrom('depts').select('deptId').execute()
  const known = new Set(depts.map(({ deptId }) => deptId))
  const add = (deptId: number, design: FormDesign, entries: readonly DemoEntry[], once: 0 | 1) =>
    addForm(db, { deptId: known.has(deptId) ? deptId : null, design, entries, once, known })
  await add(3, survey, surveyEntries, 1)
  await add(1, meetingRoom, meetingRoomEntries, 0)
  await add(1, expenses, expenseEntries, 0)
}

interface DemoForm {
  readonly deptId: number | null
  readonly design: FormDesign
  readonly entries: readonly DemoEntry[]
  readonly once: 0 | 1
  readonly known: ReadonlySet<number>
}

async function addForm(db: Database, { deptId, design, entries, once, known }: DemoForm): Promise<void> {
  const first = Date.parse(`${entries[0]![2]}Z`) - dayMillis
  const columns = designColumns(design)
  const { formId } = await db
    .insertInto('forms')
    .values({
      ...columns,
      state: 'published',
      deptId,
      ownerId: null,
      number: 1,
      isChanged: 0,
      audience: 'all',
      once,
      opensAt: null,
      closesAt: null,
      menuId: null,
      updatedAt: first,
    })
    .returning('formId')
    .executeTakeFirstOrThrow()
  const { title, titleEn, items } = columns
  const version = { formId, number: 1, title, titleEn, items, design: columns.design }
  await db
    .insertInto('formVersions')
    .values({ ...version, publishedAt: first, publishedBy: 'admin' })
    .execute()
  const fields = fieldsOf(design)
  const rows = entries.map(([username, dept, at, values]) => ({
    formId,
    number: 1,
    content: JSON.stringify(values),
    words: wordsOf(fields, values, new Map()),
    userId: null,
    username,
    deptId: known.has(dept) ? dept : null,
    submittedAt: Date.parse(`${at}Z`),
  }))
  await db.insertInto('formEntries').values(rows).execute()
}
