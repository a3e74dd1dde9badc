import { requiredText, sort, text, type Status } from '@atrium/contract/fields'
import { postImport } from '@atrium/contract/system/import/post-import'
import { postImportColumns } from '@atrium/contract/system/import/post-import-columns'
import { post } from '@atrium/contract/system/post.record'
import { most } from '@atrium/contract/untrusted/rules'
import type { WriteCall } from '#server/call/write-call'
import { wordsOf } from '#server/crud/import/cells/dict-words'
import { namedCell, schemaCell, wholeNumberCell } from '#server/crud/import/cells/import-cell'
import type { ImportList } from '#server/crud/import/import-list'
import { importResource } from '#server/crud/import/import-resource'
import { tableRecords, type Stored } from '#server/crud/import/records/table-records'
import { chunksOf } from '#server/db/chunks'
import { readLabels } from '#server/sheet/labels'

interface PostValues {
  readonly postCode: string
  readonly postName: string
  readonly postNameEn: string
  readonly postSort: number
  readonly status: Status
  readonly remark: string
}

async function usedIds({ db }: WriteCall, ids: readonly number[]): Promise<number[]> {
  const used: number[] = []
  for (const some of chunksOf(ids)) {
    const rows = await db.selectFrom('users').where('postId', 'in', some).select('postId').distinct().execute()
    used.push(...rows.map(({ postId }) => postId!))
  }
  return used
}

const postImportList: ImportList<PostValues, Stored> = {
  record: post,
  columns: () => postImportColumns,
  async cells(call, advise) {
    const labels = await readLabels(call.db)
    return {
      postCode: schemaCell(requiredText(most.postCode)),
      postName: schemaCell(requiredText(most.postName)),
      postNameEn: schemaCell(text(most.postName)),
      postSort: wholeNumberCell(sort),
      status: namedCell(wordsOf('sys_normal_disable', labels, call.language), advise),
      remark: schemaCell(text(most.remark)),
    }
  },
  records: tableRecords({
    kind: post,
    key: 'postCode',
    blank: { postNameEn: '', postSort: 0, status: 1, remark: '' },
    usedIds,
  }),
}

export const postImportResource = importResource(postImport, postImportList)
