import type { Parsed } from '@atrium/contract/endpoint'
import type { Post, posts } from '@atrium/contract/system/post'
import { nextRows } from '#server/db/next-rows'
import type { Call } from '#server/call/call'
import type { Download } from '#server/call/download'
import { column, statusCell } from '#server/sheet/column'
import { batchesInOrder, downloadSheet } from '#server/sheet/sheet'
import { matchingPosts, postOrder } from './post'

const columns = [
  column<Post>({ zh: '编号', en: 'ID' }, (row) => row.postId),
  column<Post>({ zh: '岗位编码', en: 'Code' }, (row) => row.postCode),
  column<Post>({ zh: '岗位名称', en: 'Name' }, (row) => row.postName),
  column<Post>({ zh: '英文名称', en: 'English name' }, (row) => row.postNameEn),
  column<Post>({ zh: '排序', en: 'Order' }, (row) => row.postSort),
  column<Post>({ zh: '状态', en: 'Status' }, (row, reader) => statusCell(row.status, reader)),
  column<Post>({ zh: '备注', en: 'Remark' }, (row) => row.remark),
]

export async function exportPosts(call: Call, query: Parsed<typeof posts.export>['query']): Promise<Download> {
  const matching = matchingPosts(call.db, query).selectAll()
  const batches = batchesInOrder(
    (last, limit) => nextRows(matching, postOrder, last, limit).execute(),
    (rows) => rows,
  )
  return downloadSheet(call, query, { name: { zh: '岗位', en: 'posts' }, columns }, batches)
}
