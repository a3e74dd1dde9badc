import {
  contains,
  countOf,
  momentOf,
  rowBatches,
  type Call,
  type Database,
  type Person,
  type PersonSource,
  type WriteCall,
} from 'atrium/server'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import type { Form, FormValues } from '#modules/forms/engine/schema/form'
import { placedValues } from '#modules/forms/engine/schema/kinds/rows'
import { formEntry } from '../../contract/entry.record'
import { deletePictures } from '../entry/shared-values'

const ofPerson = (db: Database, userId: number) => db.selectFrom('formEntries').where('formEntries.userId', '=', userId)

/** With the version that was filled in, which names the fields. */
const withDesign = (db: Database) =>
  db
    .selectFrom('formEntries')
    .innerJoin('formVersions', (join) =>
      join
        .onRef('formVersions.formId', '=', 'formEntries.formId')
        .onRef('formVersions.number', '=', 'formEntries.number'),
    )

interface Answered {
  readonly design: string
  readonly content: string
}

/** Returns the values of an entry with their fields. */
const answersOf = ({ design, content }: Answered) =>
  placedValues(fieldsOf(JSON.parse(design) as Form), JSON.parse(content) as FormValues).filter(
    ({ value }) => value !== undefined,
  )

/** Returns entries with their answers. Pictures are named by their keys, as the uploaded files are. */
const rows = ({ db }: Call, { userId }: Person) =>
  rowBatches(
    withDesign(db)
      .where('formEntries.userId', '=', userId)
      .select(['formEntries.entryId', 'formEntries.formId', 'formEntries.number', 'formEntries.submittedAt'])
      .select(['formEntries.content', 'formVersions.title', 'formVersions.titleEn', 'formVersions.design']),
    'formEntries.entryId',
    ({ design, content, ...row }) => ({
      ...row,
      submittedAt: momentOf(row.submittedAt),
      answers: answersOf({ design, content }).map(({ field, path, value }) => ({ path, label: field.label, value })),
    }),
  )

/** Deletes the answers of a person with their pictures. The entries stay, so that counts and dates of a form do. */
async function deleteAnswers(call: WriteCall, { userId }: Person): Promise<void> {
  const { db } = call
  const filled = await ofPerson(db, userId).where('content', '<>', '{}').select(['formId', 'content']).execute()
  await deletePictures(call, filled)
  await db.updateTable('formEntries').set({ content: '{}', words: '' }).where('userId', '=', userId).execute()
}

/** The entries that they sent. */
export const entries: PersonSource = {
  name: formEntry.name,
  labels: formEntry.fields,
  count: async ({ db }, { userId }) => ({ rows: await countOf(ofPerson(db, userId)) }),
  rows,
  anonymise: {
    effect: {
      zh: '删除填写的内容和图片，保留表单、时间和部门。不选时内容保留，只把用户名换成代号',
      en: 'The answers are deleted with their pictures; form, time and department stay. Where this is not chosen, the answers stay and only the pseudonym takes the place of the user name',
    },
    isChosen: true,
    run: deleteAnswers,
  },
}

/** The name of the person in entries: as who sent them, and among the words by which entries that name the person are found. */
export const entryNames: PersonSource = {
  name: { zh: '填写记录中的姓名', en: 'Names in entries' },
  // The export has own entries; those of others are theirs.
  count: async () => ({ rows: 0 }),
  rows: async function* () {},
  anonymise: {
    async count({ db }, person) {
      const others = (await naming(db, person)).filter(({ userId }) => userId !== person.userId)
      return (await countOf(ofPerson(db, person.userId))) + others.length
    },
    effect: {
      zh: '自己的填写记录换成代号；提到此人的填写记录不再能按姓名找到',
      en: 'The pseudonym takes the place of the name on own entries, and entries that name the person are no longer found by the name',
    },
    run: async ({ db }, person, pseudonym) => {
      const { userId } = person
      await db.updateTable('formEntries').set({ username: pseudonym }).where('userId', '=', userId).execute()
      for (const { entryId, words } of await naming(db, person)) {
        // As entries have the names of people, and as others may have typed it.
        const whole = `${person.nickname} (${person.username})`
        const without = words.replaceAll(whole, pseudonym).replaceAll(person.nickname, pseudonym)
        await db.updateTable('formEntries').set({ words: without }).where('entryId', '=', entryId).execute()
      }
    },
  },
}

/** Returns the entries that name a person in an answer and are found by the name. */
async function naming(db: Database, { userId, nickname }: Person) {
  const found = await withDesign(db)
    .where((eb) => contains(eb, 'formEntries.words', nickname))
    .select(['formEntries.entryId', 'formEntries.userId', 'formEntries.words', 'formEntries.content'])
    .select('formVersions.design')
    .execute()
  return found.filter((row) =>
    answersOf(row).some(({ field, value }) => field.kind === 'person' && Number(value) === userId),
  )
}
