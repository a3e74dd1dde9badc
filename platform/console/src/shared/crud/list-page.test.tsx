import { endpoint } from 'atrium/contract/endpoint'
import { Summary } from 'atrium/contract/fields/summary'
import type { Post } from 'atrium/contract/system/post'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { page, userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole } from '#test/console-app'
import { accessibilityErrors, widthErrors } from '#test/page-errors'
import { settled } from '#test/page-walk'
import { ownPage } from '#test/sample/sample-console'
import { closeWorld, openIn, type World } from '#test/worlds'
import { api } from '#shared/api/api'
import { ListPage } from './list-page'
import { pagedSource } from './rows/list-source'
import { useList } from './rows/use-list'
import { anyText } from './rows/use-list-params'
import { ListCard } from './table/list-card'
import type { ListColumn } from './table/list-column'

afterEach(async () => {
  await closeConsoles()
  await closeWorld()
})

const source = pagedSource(api.posts.list, { filters: { postName: anyText }, sorts: [] })

const columns: ListColumn<Post>[] = [
  { key: 'name', title: '书架名', isTitle: true, render: ({ postName }) => postName },
  { key: 'code', title: '编码', render: ({ postCode }) => postCode },
]

/** The list of a builder: shelves, which are the posts of the demo. */
function Shelves() {
  return (
    <ListPage
      page="sample/first"
      title="书架"
      emptyText="还没有书架"
      filters={[{ name: 'postName', label: '书架名' }]}
      list={useList(source)}
      rowKey={({ postId }) => postId}
      columns={columns}
    />
  )
}

const add =
  (numbers: readonly number[]) =>
  ({ engine: { db } }: MemoryRuntime) => {
    const rest = { postNameEn: '', remark: '', status: 1 } as const
    const rows = numbers.map((at) => ({ ...rest, postCode: `s${at}`, postName: `书架 ${at}`, postSort: at }))
    return db.insertInto('posts').values(rows).execute()
  }
const twenty = add(Array.from({ length: 20 }, (_, at) => at + 100))

const table = page.getByRole('region', { name: '书架', exact: true })
const row = (name: string) => table.getByRole('row', { name: new RegExp(name) })
const search = page.getByRole('search')
const pages = page.getByRole('navigation', { name: '分页' })
const error = page.getByRole('main').getByRole('alert')

async function find(name: string) {
  await userEvent.fill(search.getByRole('textbox', { name: '书架名' }), name)
  await userEvent.click(search.getByRole('button', { name: '查询' }))
}

describe('the frame of a list', () => {
  test('has the heading of the page, the number of records, and a table named like it', async () => {
    await openConsole(ownPage(Shelves, { prepare: twenty }))
    await expect.element(page.getByRole('heading', { name: '书架', level: 1, exact: true })).toBeVisible()
    await expect.element(page.getByText(/^共 2\d 条$/)).toBeVisible()
    await expect.element(row('总经理')).toBeVisible()
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1)
  })

  test('a search shows what it finds, is in the address, and goes with the step back', async () => {
    await openConsole(ownPage(Shelves, { prepare: twenty }))
    await expect.element(row('总经理')).toBeVisible()
    await find('书架 107')
    await expect.element(row('书架 107')).toBeVisible()
    await expect.element(row('总经理')).not.toBeInTheDocument()
    expect(decodeURIComponent(address())).toBe('/sample/first?postName=书架+107')
    history.back()
    await expect.element(row('总经理')).toBeVisible()
    await expect.element(search.getByRole('textbox', { name: '书架名' })).toHaveValue('')
  })

  test('a search that finds nothing says so and can be cleared', async () => {
    await openConsole(ownPage(Shelves))
    await find('没有这个')
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
    expect(pages.query()).toBeNull()
    await userEvent.click(page.getByRole('button', { name: '清除条件' }))
    await expect.element(row('总经理')).toBeVisible()
    await expect.poll(address).toBe('/sample/first')
  })

  test('without any record it says what the page has for that', async () => {
    const prepare = async ({ engine: { db } }: MemoryRuntime) => {
      await db.updateTable('users').set({ postId: null }).execute()
      await db.deleteFrom('posts').execute()
    }
    await openConsole(ownPage(Shelves, { prepare }))
    await expect.element(page.getByText('还没有书架')).toBeVisible()
    await expect.element(page.getByText('共 0 条')).toBeVisible()
    expect(page.getByRole('button', { name: '清除条件' }).query()).toBeNull()
    expect(pages.query()).toBeNull()
  })

  test('says that it loads, then shows the rows', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    const prepare = async (runtime: MemoryRuntime) => {
      const { fetch } = runtime
      runtime.fetch = async (input, init) => {
        if (typeof input === 'string' && input.includes('/post/list')) await asked
        return fetch(input, init)
      }
    }
    await openConsole(ownPage(Shelves, { prepare }))
    const loading = page.getByRole('main').getByRole('status').getByText('加载中')
    await expect.element(loading).toBeInTheDocument()
    expect(page.getByText(/^共 \d+ 条$/).query()).toBeNull()
    answer()
    await expect.element(row('总经理')).toBeVisible()
    await expect.element(loading).not.toBeInTheDocument()
  })

  test('that does not load says so, and its retry brings the rows', async () => {
    const app = await openConsole(ownPage(Shelves, { unreachable: '/post/list' }))
    await expect.element(error).toHaveTextContent('没有加载出来')
    expect(page.getByText(/^共 \d+ 条$/).query()).toBeNull()
    expect(pages.query()).toBeNull()
    app.network.unreachable = undefined
    await userEvent.click(error.getByRole('button', { name: '重试' }))
    await expect.element(row('总经理')).toBeVisible()
    await expect.element(error).not.toBeInTheDocument()
  })

  test('goes through its pages, which are in the address; one beyond the end is the last', async () => {
    await openConsole(ownPage(Shelves, { path: '/sample/first?page=9', prepare: twenty }))
    await expect.element(row('书架 119')).toBeVisible()
    await expect.poll(address).toBe('/sample/first?page=3')
    await userEvent.click(pages.getByTitle('2', { exact: true }))
    await expect.element(row('书架 110')).toBeVisible()
    await expect.poll(address).toBe('/sample/first?page=2')
    await expect.element(row('书架 119')).not.toBeInTheDocument()
    await userEvent.click(pages.getByRole('combobox'))
    await userEvent.click(page.getByTitle('50 条/页'))
    await expect.element(row('书架 119')).toBeVisible()
    await expect.poll(address).toBe('/sample/first?size=50')
  })
})

test('a list with sums has them in the foot of its table, over all its pages', async () => {
  const query = z.strictObject({ postName: z.string().optional() })
  const call = endpoint('GET /api/sample/summary', {
    access: 'signedIn',
    query,
    reply: Summary,
    summary: 'Sum shelves',
  })
  const prepare = async (runtime: MemoryRuntime) => {
    await twenty(runtime)
    const { fetch } = runtime
    runtime.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.includes('/api/sample/summary')) return fetch(input, init)
      const data = { count: 24, sums: { code: input.includes('postName') ? 7 : 1234 }, groups: [], isCut: false }
      return Response.json({ code: 200, msg: 'ok', data })
    }
  }
  function Summed() {
    const summary = { call, sums: { code: (sum: number) => `${sum} 本` } }
    return (
      <ListPage
        page="sample/first"
        title="书架"
        filters={[{ name: 'postName', label: '书架名' }]}
        list={useList(source)}
        summary={summary}
        rowKey={({ postId }) => postId}
        columns={columns}
      />
    )
  }
  await openConsole(ownPage(Summed, { prepare }))
  await expect.element(row('合计')).toHaveTextContent('1234 本')
  // The rows of the page are more than the window shows.
  const rows = row('合计').element().closest('table')!.parentElement!
  expect(rows.scrollHeight).toBeGreaterThan(rows.clientHeight)
  expect(row('合计').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(rows.getBoundingClientRect().bottom)
  await find('书架 107')
  await expect.element(row('合计')).toHaveTextContent('7 本')
})

test('a list below another heading has one of the second level, and a paging of its own name', async () => {
  function Card() {
    const list = useList(source)
    return (
      <>
        <h1>图书馆</h1>
        <ListCard
          page="sample/first"
          title="书架"
          isInner
          list={list}
          rowKey={({ postId }) => postId}
          columns={columns}
        />
      </>
    )
  }
  await openConsole(ownPage(Card))
  await expect.element(page.getByRole('heading', { name: '书架', level: 2 })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: '书架分页' })).toBeVisible()
  expect(search.query()).toBeNull()
})

const worlds: World[] = [
  { width: 1440, lang: 'zh-cn', theme: 'light' },
  { width: 390, lang: 'zh-cn', theme: 'dark' },
]

describe.each(worlds)('at $width px, $theme', (world) => {
  const errors = async () => [...(await accessibilityErrors()), ...widthErrors()]

  test('the frame is accessible with rows and without any', async () => {
    const app = await openIn(world, ownPage(Shelves, { prepare: twenty }))
    await settled(app)
    expect(await errors()).toEqual([])
    if (world.width === 390) await userEvent.click(page.getByRole('button', { name: '显示查询条件' }))
    await find('没有这个')
    await expect.element(page.getByText('没有符合条件的数据')).toBeVisible()
    expect(await errors()).toEqual([])
  })

  test('the frame is accessible when it did not load', async () => {
    await openIn(world, ownPage(Shelves, { unreachable: '/post/list' }))
    await expect.element(error).toBeVisible()
    expect(await errors()).toEqual([])
  })
})
