import { postImportColumns } from '@atrium/contract/system/import/post-import-columns'
import { post } from '@atrium/contract/system/post.record'
import { api } from '#shared/api/api'
import { ImportButton } from '#shared/crud/import/import-button'
import type { ImportSpec } from '#shared/crud/import/import-spec'

const spec: ImportSpec = {
  page: 'system/post',
  record: post,
  unit: '个',
  calls: api.postImport,
  columns: () => postImportColumns,
}

export const PostImport = () => <ImportButton spec={spec} />
