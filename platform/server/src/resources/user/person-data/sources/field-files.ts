import type { Person, PersonSource } from '#server/call/person/person-data'
import { momentOf } from '#server/call/person/person-table'
import { countOf } from '#server/db/count'
import { rowBatches } from '#server/db/next-rows'
import type { Database } from '#server/db/schema'
import { chunksOfFile } from '#server/services/file/store/parts'

/** The files that they sent, as long as a record has them or may take them. */
const ofPerson = (db: Database, { userId }: Person) =>
  db.selectFrom('fieldFiles').where('ownerId', '=', userId).where('state', 'in', ['waiting', 'used'])

const nameOf = ({ fileKey, name }: { readonly fileKey: string; readonly name: string }) => `${fileKey}-${name}`

/** Files and signatures in fields of records and of forms, and files that they attached to records. */
export const fieldFiles: PersonSource = {
  name: { zh: '文件、附件和签名', en: 'Files, attachments and signatures' },
  async count({ db }, person) {
    const rows = await countOf(ofPerson(db, person))
    return { rows, files: rows }
  },
  rows: ({ db }, person) =>
    rowBatches(
      ofPerson(db, person).select(['fileKey', 'kind', 'field', 'recordId', 'name', 'type', 'size', 'changedAt']),
      'fileKey',
      ({ changedAt, ...row }) => ({ ...row, file: nameOf(row), changedAt: momentOf(changedAt) }),
    ),
  async *files({ db, deps }, person) {
    const rows = await ofPerson(db, person).select(['fileKey', 'name', 'store']).orderBy('fileKey').execute()
    for (const row of rows) yield { name: nameOf(row), content: chunksOfFile({ db, deps }, row) }
  },
  anonymise: {
    kept: {
      zh: '保留：文件属于记录，由匿名账号上传。文件名和内容不变',
      en: 'They stay: a file belongs to its record, and is one of the anonymous account. Names and contents do not change',
    },
  },
}
