import { posts } from 'atrium/contract/system/post'
import { post } from 'atrium/contract/system/post.record'
import { expect, test } from 'vitest'
import { crudResource } from '../crud-resource'

test('a kind whose import would save beside a store of its own has none', () => {
  const never = () => Promise.reject(new Error('not saved'))
  const store = { add: never, change: never, remove: never }
  expect(() => crudResource(posts, post, { store })).toThrow('Leave out `store` of post')
})
