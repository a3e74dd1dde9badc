import { crudCalls } from '../kind/crud-calls'
import type { RowOf } from '../kind/types'
import { post } from './post.record'

export type Post = RowOf<typeof post>

export const posts = crudCalls(post)
