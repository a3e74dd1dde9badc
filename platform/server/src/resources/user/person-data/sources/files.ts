import type { PersonSource, Person } from '#server/call/person/person-data'
import { countOf } from '#server/db/count'
import type { Database } from '#server/db/schema'
import { fileEnding } from './file-ending'
import { momentOf } from '#server/call/person/person-table'
import { rowBatches } from '#server/db/next-rows'

/** The pictures that they uploaded, but for their own, which is with the account. */
const ofPerson = (db: Database, { userId, avatar }: Person) =>
  db.selectFrom('files').where('ownerId', '=', userId).where('fileKey', '<>', avatar)

const selectFiles = (db: Database, person: Person) =>
  ofPerson(db, person).select(['fileId', 'fileKey', 'type', 'size', 'createdAt'])

const nameOf = ({ fileId, type }: { readonly fileId: number; readonly type: string }) =>
  `${fileId}-picture.${fileEnding(type)}`

/** Pictures that they uploaded for records. */
export const files: PersonSource = {
  name: { zh: '上传的图片', en: 'Uploaded pictures' },
  async count({ db }, person) {
    const rows = await countOf(ofPerson(db, person))
    return { rows, files: rows }
  },
  rows: ({ db }, person) =>
    rowBatches(selectFiles(db, person), 'fileId', (row) => ({
      ...row,
      file: nameOf(row),
      createdAt: momentOf(row.createdAt),
    })),
  async *files({ db }, person) {
    const named = await selectFiles(db, person).orderBy('files.fileId').execute()
    for (const file of named) {
      const content = db.selectFrom('files').where('fileId', '=', file.fileId).select('content')
      const found = await content.executeTakeFirst()
      if (found) yield { name: nameOf(file), content: found.content }
    }
  },
  anonymise: {
    kept: {
      zh: '保留：文件属于记录，由匿名账号上传',
      en: 'They stay: a file belongs to its record, and is one of the anonymous account',
    },
  },
}
