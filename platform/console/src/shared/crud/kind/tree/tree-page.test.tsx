import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { area, areas, planProduct, stage, stages } from '#server-test/kind/trees'
import { request } from '#shared/api/request'
import { closeConsoles, openConsole, type Start } from '#test/console-app'
import { button, chooseOption, formOf, link, listOf, message } from '#test/page-objects'
import { actOn, chooseMore } from '#test/row-menu'
import { ownPage } from '#test/sample/sample-console'
import { crudPage } from '../crud-page'

afterEach(async () => {
  await closeConsoles()
  await page.viewport(1280, 800)
})

const { rows } = listOf('区域')
const { form, field, save, edit, fill } = formOf('区域')

/** Clears the samples, and adds North (with Coast, Hills) and South. */
async function addAreas({ engine: { db } }: MemoryRuntime): Promise<void> {
  await db.deleteFrom('areas').execute()
  const one = (areaName: string, parentId: number | null, position: number) => ({
    areaName,
    parentId,
    position,
    deptId: 5,
    size: 7,
    status: 1 as const,
  })
  const add = async (...given: Parameters<typeof one>) =>
    (
      await db
        .insertInto('areas')
        .values(one(...given))
        .returning('areaId')
        .executeTakeFirstOrThrow()
    ).areaId
  const north = await add('North', null, 1000)
  await add('South', null, 2000)
  await add('Coast', north, 1000)
  await add('Hills', north, 2000)
}

/** Lets `common` see, add and delete all areas. */
async function addReader(runtime: MemoryRuntime): Promise<void> {
  await addAreas(runtime)
  const { db } = runtime.engine
  const calls = [areas.list, areas.read, areas.add, areas.delete].flatMap(({ access }) => access)
  const menus = db.selectFrom('menus').where(
    'permission',
    'in',
    calls.filter((call) => !call.endsWith(':edit')),
  )
  const links = (await menus.select('id').execute()).map(({ id }) => ({ roleId: 3, menuId: id }))
  await db.insertInto('roleMenus').values(links).execute()
  await db.updateTable('roles').set({ dataScope: 1 }).where('roleId', '=', 3).execute()
}

const open = (start: Start = {}) =>
  openConsole({ ...ownPage(crudPage(areas, area), { prepare: addAreas, ...start }), product: planProduct })

const names = () =>
  rows
    .elements()
    .map((element) => /North|South|Coast|Hills|Beach|Stage \w/.exec(element.textContent)?.[0])
    .filter(Boolean)

describe('the page of a tree', () => {
  test('shows it, folds and unfolds it', async () => {
    await open()
    await expect.poll(names).toEqual(['North', 'Coast', 'Hills', 'South'])
    await userEvent.click(button('收起「North」'))
    await expect.poll(names).toEqual(['North', 'South'])
    await userEvent.click(button('全部展开'))
    await expect.poll(names).toEqual(['North', 'Coast', 'Hills', 'South'])
  })

  test('under a filter keeps those above what is found, and moves nothing', async () => {
    await open({ path: '/sample/first?areaName=Coast' })
    await expect.poll(names).toEqual(['North', 'Coast'])
    expect(page.getByTitle('拖动「Coast」').query()).toBeNull()
  })

  test('adds below a record, whose form has it as the parent', async () => {
    await open()
    await actOn('Coast', '新增下级')
    await expect.element(form.getByTitle('Coast')).toBeVisible()
    await fill({ 名称: 'Beach' })
    await userEvent.click(field('部门'))
    await chooseOption('平台组')
    await userEvent.click(save)
    await expect.poll(names).toEqual(['North', 'Coast', 'Beach', 'Hills', 'South'])
  })

  test('offers no parent that is below the record, and puts it at the top', async () => {
    await open()
    await edit('North')
    await expect.element(field('名称')).toHaveValue('North')
    await userEvent.click(field('上级区域'))
    const choice = (name: string) => page.getByRole('treeitem', { name })
    await expect.element(choice('South')).toBeVisible()
    for (const name of ['North', 'Coast']) await expect.element(choice(name)).not.toBeInTheDocument()
    await chooseOption('South')
    await userEvent.click(save)
    await expect.poll(names).toEqual(['South', 'North', 'Coast', 'Hills'])
    await edit('North')
    await expect.element(form.getByTitle('South')).toBeVisible()
    await userEvent.click(field('上级区域'))
    await chooseOption('顶级')
    await userEvent.click(save)
    await expect.poll(names).toEqual(['South', 'North', 'Coast', 'Hills'])
    expect((await request(areas.list, { query: {} })).filter(({ parentId }) => parentId === null)).toHaveLength(2)
  })

  test('deletes none with others below, and says why', async () => {
    await open()
    await chooseMore('North', '删除')
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }))
    await expect.element(message('还有 2 条下级记录，不能删除')).toBeVisible()
  })
})

describe('moving', () => {
  test('by the actions of a row goes one place, and back', async () => {
    await open()
    await chooseMore('Hills', '上移')
    await expect.poll(names).toEqual(['North', 'Hills', 'Coast', 'South'])
    await userEvent.click(button('撤销'))
    await expect.poll(names).toEqual(['North', 'Coast', 'Hills', 'South'])
  })

  test('is not offered to people who may not edit', async () => {
    await open({ as: 'common', prepare: addReader })
    await expect.poll(names).toEqual(['North', 'Coast', 'Hills', 'South'])
    expect(page.getByTitle('拖动「Hills」').query()).toBeNull()
    await userEvent.click(button('「Hills」的更多操作'))
    await expect.element(page.getByRole('menuitem', { name: '删除' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: '上移' }).query()).toBeNull()
  })

  test('is not offered beyond the ends', async () => {
    await open()
    await userEvent.click(button('「Hills」的更多操作'))
    await expect.element(page.getByRole('menuitem', { name: '上移' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: '下移' }).query()).toBeNull()
  })

  test('says when somebody else has moved the record, and shows the new order', async () => {
    const { runtime } = await open()
    await expect.poll(names).toEqual(['North', 'Coast', 'Hills', 'South'])
    const { db } = runtime.engine
    await db.updateTable('areas').set({ position: 500, version: 2 }).where('areaName', '=', 'Hills').execute()
    await chooseMore('Hills', '上移')
    await expect.element(message(/记录已被他人修改/)).toBeVisible()
    await expect.poll(names).toEqual(['North', 'Hills', 'Coast', 'South'])
  })

  test('a row is dragged before another one, after it and into it', async () => {
    await open()
    await expect.poll(names).toEqual(['North', 'Coast', 'Hills', 'South'])
    await drag('Hills', 'Coast', 0.25)
    await expect.poll(names).toEqual(['North', 'Hills', 'Coast', 'South'])
    await drag('Coast', 'South', 0.75)
    await expect.poll(names).toEqual(['North', 'Hills', 'South', 'Coast'])
    await drag('Coast', 'South', 0.5)
    await expect.poll(async () => (await readByName('Coast')).parentName).toBe('South')
    await drag('North', 'Hills', 0.5)
    expect((await readByName('North')).parentName).toBe('')
  })

  test('on a phone is by the menu alone', async () => {
    await page.viewport(390, 800)
    await open()
    await expect.element(link('Coast')).toBeVisible()
    expect(page.getByTitle('拖动「Coast」').query()).toBeNull()
    await userEvent.click(button('「Coast」的更多操作'))
    await userEvent.click(page.getByRole('menuitem', { name: '下移' }))
    const order = async () =>
      (await request(areas.list, { query: {} })).filter((one) => one.parentName).map((one) => one.areaName)
    await expect.poll(order).toEqual(['Hills', 'Coast'])
  })
})

const readByName = async (name: string) =>
  (await request(areas.list, { query: {} })).find(({ areaName }) => areaName === name)!

/** Drags a row by its handle to a part of the height of another one. */
async function drag(name: string, onto: string, part: number): Promise<void> {
  const [handle, row] = [name, onto].map((one) => page.getByTitle(`拖动「${one}」`))
  const { height } = row!.element().closest('tr')!.getBoundingClientRect()
  // The handle is in the middle of its row.
  const own = row!.element().getBoundingClientRect().height
  const y = own / 2 + (part - 0.5) * height
  await userEvent.dragAndDrop(handle!, row!, { targetPosition: { x: 10, y }, steps: 8 })
  await expect.poll(() => document.querySelector('tr[data-dragged]')).toBeNull()
}

describe('a list with a position and no tree', () => {
  const list = listOf('阶段')
  const openStages = async () => {
    const prepare = async ({ engine: { db } }: MemoryRuntime) => {
      const values = ['Stage C', 'Stage A', 'Stage B'].map((stageName, at) => ({ stageName, place: at + 1 }))
      await db.insertInto('stages').values(values).execute()
    }
    await openConsole({ ...ownPage(crudPage(stages, stage), { prepare }), product: planProduct })
  }
  const shown = () =>
    list.rows
      .elements()
      .map((one) => /Stage \w/.exec(one.textContent)?.[0])
      .filter(Boolean)

  test('is in that order, in which rows are dragged', async () => {
    await openStages()
    await expect.poll(shown).toEqual(['Stage C', 'Stage A', 'Stage B'])
    await drag('Stage B', 'Stage C', 0.4)
    await expect.poll(shown).toEqual(['Stage B', 'Stage C', 'Stage A'])
  })

  test('moves no rows while it is sorted otherwise', async () => {
    await openStages()
    await expect.element(page.getByTitle('拖动「Stage A」')).toBeVisible()
    await userEvent.click(
      page.getByRole('columnheader', { name: '名称' }).getByRole('button', { name: '名称', exact: true }),
    )
    await expect.poll(shown).toEqual(['Stage A', 'Stage B', 'Stage C'])
    await expect.element(page.getByTitle('拖动「Stage A」')).not.toBeInTheDocument()
  })
})
