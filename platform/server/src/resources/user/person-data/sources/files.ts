import type { PersonSource, Person } from '#server/call/person/person-data'
import { countOf } from '#server/db/count'
import type { Database } from '#server/db/schema'
import { fileEnding } from './file-ending'
import { momentOf } from '#server/call/person/person-table'
import { rowBatches } from '#server/db/next-rows'

/** The files that they uploaded, but for their own picture, which is with the account. */
const ofPerson = (db: Database, { userId, avatar }: Person) =>
  db
    .selectFrom('files')
    .leftJoin('recordFiles', 'recordFiles.fileId', 'files.fileId')
    .where('files.ownerId', '=', userId)
    .where('files.fileKey', '<>', avatar)

const selectFiles = (db: Database, person: Person) =>
  ofPerson(db, person)
    .select(['files.fileId', 'files.fileKey', 'files.type', 'files.size', 'files.createdAt'])
    .select(['recordFiles.kind', 'recordFiles.recordId', 'recordFiles.fileName'])

interface NamedFile {
  readonly fileId: number
  readonly type: string
  readonly fileName: string | null
}

const nameOf = ({ fileId, type, fileName }: NamedFile) => `${fileId}-${fileName ?? `picture.${fileEnding(type)}`}`

/** Files that they attached to records, and pictures that they uploaded for them. */
export const files: PersonSource = {
  name: { zh: '上传的文件', en: 'Uploaded files' },
  async count({ db }, person) {
    const rows = await countOf(ofPerson(db, person))
    return { rows, files: rows }
  },
  rows: ({ db }, person) =>
    rowBatches(selectFiles(db, person), 'files.fileId', ({ fileName, ...row }) => ({
      ...row,
      file: nameOf({ ...row, fileName }),
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
