import { post } from 'atrium/contract/system/post.record'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api'
import { crudPage } from './crud-page'

test('wrong parts of a page do not compile', () => {
  const made = [
    // @ts-expect-error no such column
    crudPage(api.posts, post, { columns: (own) => [own.owner] }),
    // @ts-expect-error the remark has no filter
    crudPage(api.posts, post, { filters: (own) => [own.remark] }),
    // @ts-expect-error no such field of the form
    crudPage(api.posts, post, { layout: ({ field }) => field('owner') }),
    // @ts-expect-error an input is a component
    crudPage(api.posts, post, { inputs: { remark: 'text' } }),
    // @ts-expect-error what is sent is a form of the kind
    crudPage(api.posts, post, { beforeSave: () => ({ postName: 1 }) }),
    // @ts-expect-error an action of a row is no name
    crudPage(api.posts, post, { rowActions: () => ['edit'] }),
  ]
  expect(made).toHaveLength(6)
})
