import { afterEach, expect, test } from 'vitest'
import { forgetRights, noteRights, onRightsChange, rightsChange } from './rights'

afterEach(forgetRights)

test('a change that is never taken over ends with its console, and the next one does not wait for it', async () => {
  const stopFirst = onRightsChange(() => new Promise(() => {}))
  noteRights('first')
  noteRights('second')
  const change = rightsChange()
  expect(change).toBeInstanceOf(Promise)
  stopFirst()
  expect(await change).toBe(false)
  expect(rightsChange()).toBeUndefined()

  let taken = 0
  const stopNext = onRightsChange(async () => void taken++)
  noteRights('third')
  expect(await rightsChange()).toBe(false)
  expect(taken).toBe(1)
  stopNext()
})
