import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BrowserRuntime } from 'atrium/server/runtimes/browser/browser-runtime'
import { freshName, openTab, tidyUp } from '#server-test/records/stored-demo'
import { closeConsoles, openConsole } from '#test/console-app'
import { showPart } from '#test/shown-part'
import { setDemoRuntime } from '#shared/api/demo-runtime'
import { useOverlayCount } from '#shared/feedback/overlay'
import { DemoData } from './demo-data'

let runtime: BrowserRuntime

beforeEach(async () => {
  // Brings the messages and the overlay.
  await openConsole({ path: '/login' })
  runtime = await openTab(freshName())
  setDemoRuntime(runtime)
})
afterEach(async () => {
  setDemoRuntime(undefined)
  await closeConsoles()
  tidyUp()
})

const small = page.getByRole('button', { name: '小型演示' })
const company = page.getByRole('button', { name: '公司' })
const dialog = page.getByRole('dialog')

test('the company takes the place of the demo after a question, and says how far it is', async () => {
  let resets = 0
  await showPart(<DemoData onReset={() => (resets += 1)} />)
  await expect.element(small).toHaveAttribute('aria-pressed', 'true')
  await company.click()
  await expect.element(dialog).toHaveAccessibleDescription('您在演示中的所有更改都会丢失。')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(runtime.data).toBe('demo')
  await company.click()
  const shown: string[] = []
  const stop = useOverlayCount.subscribe(({ text }) => shown.push(text))
  await dialog.getByRole('button', { name: '切换' }).click()
  await expect.element(page.getByText('已换成公司')).toBeVisible()
  stop()
  expect(shown).toEqual(expect.arrayContaining(['正在准备数据 20%', '正在准备数据 50%', '正在准备数据 100%']))
  await expect.element(company).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('400 人、24 个部门')).toBeVisible()
  expect([runtime.data, resets]).toEqual(['company', 1])
  await page.getByRole('button', { name: '重置演示数据' }).click()
  await dialog.getByRole('button', { name: '重置演示数据' }).click()
  await expect.element(page.getByText('演示数据已重置')).toBeVisible()
  expect([runtime.data, resets]).toEqual(['company', 2])
  expect(useOverlayCount.getState().count).toBe(0)
})
