import { post } from 'atrium/contract/system/post.record'
import { posts } from 'atrium/contract/system/post'
import type { thing } from '#server-test/kind/every-kind/thing'
import { trialOrder, trialOrders } from '#server-test/records/orders'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { crudResource } from './crud-resource'
import type { TableOf } from './table-of'

const computed = { total: () => sql`1` }
type Row = TableOf<typeof trialOrder>

test('wrong hooks, actions and columns do not compile', () => {
  const made = [
    // @ts-expect-error a row of the table is no number
    crudResource(posts, post, { beforeDelete: async (_call, rows: readonly number[]) => void rows }),
    // @ts-expect-error the form has no such field
    crudResource(posts, post, { beforeSave: (_call, form) => ({ remark: form.owner }) }),
    // @ts-expect-error no such hook
    crudResource(posts, post, { beforeSaving: () => undefined }),
    // @ts-expect-error the computed field has no SQL
    crudResource(trialOrders, trialOrder),
    // @ts-expect-error no such action
    crudResource(trialOrders, trialOrder, { computed, actions: { archive: () => ({}) } }),
    // @ts-expect-error a call of one's own needs a handler
    crudResource({ ...posts, close: posts.delete }, post),
  ]
  // @ts-expect-error a computed field has no column
  const total: keyof Row = 'total'
  // @ts-expect-error the price is a number
  const price: Row['price'] = '4'
  // @ts-expect-error yes and no are 1 and 0 in a column
  const yesNo: TableOf<typeof thing>['yesNo'] = false
  expect([made.length, total, price, yesNo]).toEqual([6, 'total', '4', false])
})
