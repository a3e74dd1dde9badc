import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, menu, openConsole } from 'atrium/testing/console'
import { setLanguage } from '#shared/i18n/text'

afterEach(closeConsoles)

const panel = page.getByRole('region', { name: '待我填写' })
const forms = panel.getByRole('listitem')

describe('the forms that wait for a person', () => {
  test('are on the dashboard of a guest, whose menu has none, and lead to each form and to all', async () => {
    const { calls } = await openConsole({ as: 'guest' })
    await expect.element(panel).toBeVisible()
    await expect.poll(() => forms.elements().length).toBe(3)
    // They came with the dashboard.
    expect(calls.filter((call) => call.includes('/api/forms/'))).toEqual([])
    await userEvent.click(panel.getByRole('link', { name: '会议室预订' }))
    await expect.poll(address).toBe('/forms/fill?form=2')
    await userEvent.click(menu.getByRole('link', { name: '首页' }))
    await userEvent.click(panel.getByRole('link', { name: '我的填报' }))
    await expect.poll(address).toBe('/forms/fill')
    await expect.element(page.getByRole('heading', { name: '待填表单' })).toBeVisible()
  })

  test('say when they close and that there is a draft, in both languages', async () => {
    const closesAt = new Date(2026, 11, 24, 18).getTime()
    await openConsole({
      as: 'common',
      prepare: async ({ engine: { db } }) => {
        const future = Date.now() + 365 * 86_400_000
        await db.updateTable('forms').set({ closesAt: future }).where('formId', '=', 1).execute()
        await db.updateTable('forms').set({ state: 'closed' }).where('formId', '=', 3).execute()
        const draft = { formId: 2, userId: 3, number: 1, content: '{}', savedAt: closesAt, version: 1 }
        await db.insertInto('formDrafts').values(draft).execute()
      },
    })
    await expect.element(forms.nth(0)).toHaveTextContent(/截止 \d{4}-\d\d-\d\d \d\d:\d\d.*填写$/)
    await expect.element(forms.nth(1)).toHaveTextContent(/草稿 2026-12-24 18:00.*继续填写$/)
    setLanguage('en')
    const english = page.getByRole('region', { name: 'Waiting for you' })
    await expect.element(english.getByRole('listitem').nth(1)).toHaveTextContent(/Draft of .*Continue$/)
  })

  test('are none: a sentence says so, and my forms can be reached', async () => {
    await openConsole({
      as: 'guest',
      prepare: async ({ engine: { db } }) => {
        await db.updateTable('forms').set({ state: 'closed' }).execute()
        await db.updateTable('formEntries').set({ userId: 4 }).execute()
      },
    })
    await expect.element(panel).toHaveTextContent('待我填写我的填报没有待填的表单')
  })

  test('and no panel where there is no form at all', async () => {
    await openConsole({
      as: 'guest',
      prepare: ({ engine: { db } }) => db.updateTable('forms').set({ state: 'closed' }).execute(),
    })
    await expect.element(page.getByRole('region', { name: '数据概览' })).toBeVisible()
    expect(panel.elements()).toEqual([])
  })
})
