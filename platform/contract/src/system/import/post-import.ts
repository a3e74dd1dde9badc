import { importCalls } from '../../kind/import/calls'
import { post } from '../post.record'
import { postImportColumns } from './post-import-columns'

/** Posts are known by their code, without regard to case. Their status is the label of its dictionary, in either language, or 1 and 0. */
export const postImport = importCalls(post, {
  path: '/api/system/post',
  access: 'system:post:import',
  columns: postImportColumns,
})
