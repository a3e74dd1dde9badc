import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { menu } from '#test/shell/frame'

afterEach(closeConsoles)

test('the page of a link that the pointer rests on is fetched, before the link is followed', async () => {
  await openConsole({ as: 'admin' })
  await userEvent.click(menu.getByRole('button', { name: '系统管理' }))
  // What was loaded so far fills the list that the browser keeps.
  performance.clearResourceTimings()
  const isFetched = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/pages/system/dict/page.tsx'))
  expect(isFetched()).toBe(false)
  await userEvent.hover(menu.getByRole('link', { name: '字典管理' }))
  await expect.poll(isFetched).toBe(true)
  await expect.poll(() => document.title).toContain('首页')
})
