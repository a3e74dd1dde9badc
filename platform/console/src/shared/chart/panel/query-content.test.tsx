import { useQuery } from '@tanstack/react-query'
import { Section } from 'atrium/ui/layout/card'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { accessibilityErrors } from '#test/page-errors'
import { ownPage } from '#test/sample/sample-console'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { QueryContent } from './query-content'

afterEach(closeConsoles)

/** A page of two panels, each with its own call. */
function TwoPanels({ postName }: { postName?: string }) {
  const posts = useQuery(queryOf(api.posts.list, { query: { postName } }))
  const depts = useQuery(queryOf(api.depts.list, { query: {} }))
  return (
    <>
      <h1>总览</h1>
      <Section title="岗位数">
        <QueryContent query={posts} empty={({ items }) => (items.length > 0 ? undefined : '没有岗位')}>
          {({ pageInfo }) => <p>{pageInfo.total} 个岗位</p>}
        </QueryContent>
      </Section>
      <Section title="部门数">
        <QueryContent query={depts}>{(all) => <p>{all.length} 个部门</p>}</QueryContent>
      </Section>
    </>
  )
}

const posts = page.getByRole('region', { name: '岗位数' })
const depts = page.getByRole('region', { name: '部门数' })
const loading = posts.getByRole('status').getByText('加载中')

describe('a panel', () => {
  test('says that it loads, then shows what came', async () => {
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await openConsole(
      ownPage(TwoPanels, {
        prepare: async (runtime) => {
          const { fetch } = runtime
          runtime.fetch = async (input, init) => {
            if (typeof input === 'string' && input.includes('/post/list')) await asked
            return fetch(input, init)
          }
        },
      }),
    )
    await expect.element(depts.getByText(/^\d+ 个部门$/)).toBeVisible()
    await expect.element(loading).toBeInTheDocument()
    answer()
    await expect.element(posts.getByText(/^\d+ 个岗位$/)).toBeVisible()
    await expect.element(loading).not.toBeInTheDocument()
  })

  test('says what is missing where there is nothing', async () => {
    await openConsole(ownPage(() => <TwoPanels postName="no post has it" />))
    await expect.element(posts.getByText('没有岗位')).toBeVisible()
    await expect.element(posts.getByText(/个岗位$/)).not.toBeInTheDocument()
  })

  test('that fails says so alone, and its retry brings what was missing', async () => {
    const app = await openConsole(ownPage(TwoPanels, { unreachable: '/post/list' }))
    const error = posts.getByRole('alert')
    await expect.element(error.getByRole('button', { name: '重试' })).toBeVisible()
    await expect.element(depts.getByText(/^\d+ 个部门$/)).toBeVisible()
    await expect.element(depts.getByRole('alert')).not.toBeInTheDocument()
    expect(await accessibilityErrors()).toEqual([])
    app.network.unreachable = undefined
    await userEvent.click(error.getByRole('button', { name: '重试' }))
    await expect.element(posts.getByText(/^\d+ 个岗位$/)).toBeVisible()
    await expect.element(error).not.toBeInTheDocument()
  })
})
