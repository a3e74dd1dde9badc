import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { setLanguage } from '#shared/i18n/language'

afterEach(async () => {
  await closeConsoles()
  setLanguage('zh-cn')
  localStorage.clear()
  await page.viewport(1280, 800)
})

const layout = { order: [], hidden: ['postSort'], chosen: [], pinned: {}, widths: {}, isCompact: true }
const path = '/system/post'

/** Views that are there before the console opens; those without `ownerId` belong to the admin. */
const withViews =
  (...views: { name: string; query?: string; ownerId?: number; shared?: boolean; isDefault?: boolean }[]) =>
  async ({ engine: { db } }: MemoryRuntime) => {
    const rows = views.map(({ name, query = 'status=0', ownerId = 1, shared, isDefault }) => ({
      page: 'system/post',
      name,
      query,
      ownerId,
      readerId: shared ? null : ownerId,
      roleId: null,
      isDefault: isDefault ? (1 as const) : (0 as const),
      layout: JSON.stringify(layout),
    }))
    await db.insertInto('savedViews').values(rows).execute()
  }

const open = async (options: Partial<Parameters<typeof openConsole>[0]> = {}) => {
  await page.viewport(1280, 800)
  setLanguage('en')
  const opened = await openConsole({ path, as: 'admin', ...options })
  await expect.element(page.getByRole('table')).toBeVisible()
  return opened
}
const button = page.getByRole('button', { name: 'Views' })
const panel = page.getByRole('group', { name: 'Views' })
const view = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}`) })
const openPanel = async () => {
  await userEvent.click(button)
  await expect.element(view('Standard view')).toBeVisible()
}
const address = () => location.pathname + location.search
const heads = () => [...document.querySelectorAll<HTMLElement>('th[data-column]')].map(({ dataset }) => dataset.column)
const saveForm = page.getByRole('dialog', { name: 'Save view' })

test('what a list shows is saved under a name, applied with a press, and marked as changed when it differs', async () => {
  await open({ path: `${path}?status=1` })
  await openPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Save as a new view' }))
  await userEvent.fill(saveForm.getByLabelText('Name'), 'Enabled')
  await userEvent.click(saveForm.getByRole('button', { name: 'Save' }))
  await expect.element(saveForm).not.toBeInTheDocument()
  await expect.poll(address).toBe(`${path}?status=1&view=1`)
  await openPanel()
  await expect.element(view('Enabled')).toHaveAttribute('aria-current', 'true')
  await userEvent.click(view('Standard view'))
  await expect.poll(address).toBe(path)
  await userEvent.click(view('Enabled'))
  await expect.poll(address).toBe(`${path}?status=1&view=1`)
  await expect.element(view('Enabled')).not.toHaveTextContent('Changed')
  await userEvent.click(page.getByRole('button', { name: 'Columns' }))
  await userEvent.click(page.getByRole('group', { name: 'Columns' }).getByRole('checkbox').nth(1))
  await openPanel()
  await expect.element(view('Enabled')).toHaveTextContent('Changed')
  await userEvent.click(panel.getByRole('button', { name: 'Save changes' }))
  await expect.element(view('Enabled')).not.toHaveTextContent('Changed')
})

test('a view has columns of its own, and the list without one keeps those of the person', async () => {
  await open({ prepare: withViews({ name: 'Disabled', query: '' }) })
  expect(heads()).toContain('postSort')
  await openPanel()
  await userEvent.click(view('Disabled'))
  await expect.poll(heads).not.toContain('postSort')
  await userEvent.click(view('Standard view'))
  await expect.poll(heads).toContain('postSort')
  history.back()
  await expect.poll(heads).not.toContain('postSort')
})

test('a view is renamed, and a name that is taken is an error of its field', async () => {
  await open({ prepare: withViews({ name: 'One' }, { name: 'Two' }) })
  await openPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Edit Two' }))
  const form = page.getByRole('dialog', { name: 'Edit view' })
  const name = form.getByLabelText('Name')
  await expect.element(name).toHaveValue('Two')
  await userEvent.fill(name, 'ONE')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(name, 'Three')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await expect.element(form).not.toBeInTheDocument()
  await openPanel()
  await expect.element(view('Three')).toBeVisible()
})

test('a view is deleted after a question, and the list stays as it is', async () => {
  await open({ prepare: withViews({ name: 'Disabled' }), path: `${path}?status=1&view=1` })
  await openPanel()
  await userEvent.click(panel.getByRole('button', { name: 'Delete Disabled' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect.poll(address).toBe(`${path}?status=1`)
  await openPanel()
  await expect.element(view('Disabled')).not.toBeInTheDocument()
})

test('a list opens with its default view: its first call asks for it, and a step back leaves the list', async () => {
  const { sent } = await open({ path: '/system/dept', prepare: withViews({ name: 'Mine', isDefault: true }) })
  await userEvent.click(page.getByRole('link', { name: 'Posts' }))
  await expect.poll(address).toBe(`${path}?status=0&view=1`)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible()
  expect(sent('GET /api/system/post/list')).toEqual(['GET /api/system/post/list?status=0&page=1&size=10'])
  expect(sent('GET /api/views')).toEqual([])
  history.back()
  await expect.poll(address).toBe('/system/dept')
})

test('the page of a record keeps its address where its list has a default view', async () => {
  await openConsole({ path: '/system/post/1', as: 'admin', prepare: withViews({ name: 'Off', isDefault: true }) })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(address()).toBe('/system/post/1')
})

test('the standard view of a list with a default stays so, and a link with filters opens as it says', async () => {
  await open({ prepare: withViews({ name: 'Mine', isDefault: true }), path: `${path}?status=1` })
  expect(address()).toBe(`${path}?status=1`)
  await openPanel()
  await userEvent.click(view('Standard view'))
  await expect.poll(address).toBe(`${path}?view=0`)
})

test('a view that others share is applied, and neither changed nor deleted', async () => {
  const prepare = async (runtime: MemoryRuntime) => {
    await withViews({ name: 'Shared', shared: true })(runtime)
    const { db } = runtime.engine
    const share = await db
      .selectFrom('menus')
      .where('permission', '=', 'system:role:shareViews')
      .select('id')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('roleMenus').where('menuId', '=', share.id).execute()
  }
  await open({ prepare, as: 'editor' })
  await openPanel()
  const group = panel.getByRole('region', { name: 'Views for everybody' })
  await expect.element(group).toBeVisible()
  expect(group.getByRole('button').elements()).toHaveLength(1)
  await userEvent.click(view('Shared'))
  await expect.poll(address).toBe(`${path}?status=0&view=1`)
  await expect.element(panel.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument()
})

test('the panel is used by the keyboard alone', async () => {
  await open({ prepare: withViews({ name: 'Disabled' }) })
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(view('Disabled')).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.poll(address).toBe(`${path}?status=0&view=1`)
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
