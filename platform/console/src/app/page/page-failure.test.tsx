import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { navigation } from '#shared/navigation/navigation'
import { loadChunk } from './chunk-load'

vi.mock('./chunk-load', { spy: true })

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

test('a page that cannot be loaded says so in its place, and the others go on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(loadChunk).mockImplementation((name, load) =>
    name === 'sample/first' ? Promise.reject(new Error('missing')) : load(),
  )
  await openSamples({ path: '/sample/first', as: 'admin' })
  await expect.element(page.getByRole('heading', { name: '此页面出错了' })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await navigation().open('/sample/second')
  await expect.element(page.getByRole('heading', { name: '样页二', exact: true })).toBeVisible()
})

test('an application that cannot be loaded says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(loadChunk).mockRejectedValue(new Error('missing'))
  await openSamples({ path: '/403' })
  await expect.element(page.getByRole('heading', { name: 'Atrium 未能加载' })).toBeVisible()
})
