import type { Parsed } from '@atrium/contract/endpoint'
import type { Post, posts } from '@atrium/contract/system/post'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, statusCell } from '#server/sheet/column'
import { batchesInOrder, downloadSheet } from '#server/sheet/sheet'
import { matchingPosts, postOrder } from './post'

const columns = [
  column<Post>('编号', 'ID', (row) => row.postId),
  column<Post>('岗位编码', 'Code', (row) => row.postCode),
  column<Post>('岗位名称', 'Name', (row) => row.postName),
  column<Post>('英文名称', 'English name', (row) => row.postNameEn),
  column<Post>('排序', 'Order', (row) => row.postSort),
  column<Post>('状态', 'Status', (row, reader) => statusCell(row.status, reader)),
  column<Post>('备注', 'Remark', (row) => row.remark),
]

export async function exportPosts(call: Call, query: Parsed<typeof posts.export>['query']): Promise<Download> {
  const matching = matchingPosts(call.db, query).selectAll()
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, postOrder, last, limit).execute(),
    (rows) => rows,
  )
  return downloadSheet(call, query, { name: { 'zh-cn': '岗位', en: 'posts' }, columns }, batches)
}
