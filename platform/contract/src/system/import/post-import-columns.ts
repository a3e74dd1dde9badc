import type { ImportColumns } from '../../kind/import/columns'
import { post } from '../post.record'

const { postCode, postName, postNameEn, postSort, status, remark } = post.fields

/** The columns of a file of posts to import. An export has the same headings. */
export const postImportColumns = [
  { key: 'postCode', title: postCode, synonyms: ['编码', 'Code'], required: true, isKey: true, width: 160 },
  { key: 'postName', title: postName, synonyms: ['名称', 'Name'], required: true, isUnique: true, width: 180 },
  { key: 'postNameEn', title: postNameEn, width: 180 },
  { key: 'postSort', title: postSort, synonyms: ['顺序', 'Order'] },
  { key: 'status', title: status, names: 'one' },
  { key: 'remark', title: remark, synonyms: ['说明', 'Note'], width: 240 },
] as const satisfies ImportColumns
