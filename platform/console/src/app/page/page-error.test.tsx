import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { navigation } from '#shared/navigation/navigation'
import { loadChunk, ReloadRejected } from './chunk-load'
import { menu } from '#test/shell/frame'

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
  await expect.element(menu).toBeVisible()
  await navigation().open('/sample/second')
  await expect.element(page.getByRole('heading', { name: '样页二', exact: true })).toBeVisible()
})

test('a page of a newer build leaves the person where they keep what they typed, and opens when asked for again', async () => {
  const reloadsAt: string[] = []
  vi.mocked(loadChunk).mockImplementation(async (name, load, path) => {
    if (name !== 'sample/second') return load()
    await Promise.reject(new Error('missing')).catch(() => reloadsAt.push(path!()))
    throw new ReloadRejected()
  })
  await openSamples({ path: '/system/post', as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: '新增', exact: true }))
  const name = page.getByRole('dialog', { name: '新增岗位' }).getByLabelText('岗位名称')
  await userEvent.fill(name, '草稿')
  await navigation().open('/sample/second?x=1')
  expect(reloadsAt).toEqual(['/sample/second?x=1'])
  expect(address()).toBe('/system/post')
  await expect.element(name).toHaveValue('草稿')
  vi.mocked(loadChunk).mockImplementation((_, load) => load())
  await navigation().open('/sample/second')
  await expect.element(page.getByRole('heading', { name: '样页二', exact: true })).toBeVisible()
})

test('an application that cannot be loaded says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.mocked(loadChunk).mockRejectedValue(new Error('missing'))
  await openSamples({ path: '/403' })
  await expect.element(page.getByRole('heading', { name: 'Atrium 未能加载' })).toBeVisible()
})
