import { resolve } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { build } from 'vite'
import { contractTable } from '../platform/build/plugins/contract-table.ts'
import { root } from '../platform/commands/lib/run.mjs'

// The contract of the product is loaded.
vi.setConfig({ testTimeout: 60_000 })

// Two pages as the console has them: the first is loaded at once, the second when somebody opens it.
const files = {
  'test:login': `import { api, limits } from 'virtual:api'
    globalThis.shown = [api.session.login, limits, () => import('test:posts')]`,
  'test:posts': `import { api } from 'virtual:api'
    import { api as ofForms } from '#calls/forms'
    import { permissions } from 'virtual:permissions'
    export const shown = [api.posts.list, ofForms.formEntries.list, permissions]`,
}
const pages = { name: 'pages', resolveId: (id) => (id in files ? id : undefined), load: (id) => files[id] }

/** The chunks of the build: their names and code. */
let chunks

beforeAll(async () => {
  const { output } = await build({
    root: resolve(root, 'platform/console'),
    configFile: false,
    logLevel: 'error',
    plugins: [contractTable(resolve(root, 'product/contract.ts')), pages],
    build: { write: false, minify: false, rolldownOptions: { input: 'test:login' } },
  })
  chunks = output.filter(({ type }) => type === 'chunk')
}, 60_000)

const codeOf = (isWanted) =>
  chunks
    .filter(isWanted)
    .map(({ code }) => code)
    .join('\n')

test('a page loads the calls of the resources that it uses, and of no other', () => {
  const login = codeOf(({ isEntry }) => isEntry)
  expect(login).toContain('/api/user/login')
  expect(login).toContain('maxPassword')
  expect(login).not.toContain('/api/system/post/list')
  const page = codeOf(({ isEntry }) => !isEntry)
  expect(page).toContain('/api/system/post/list')
  expect(page).toContain('/api/forms/entry/list')
  expect(login).not.toContain('/api/forms/entry/list')
})

test('a permission comes with the name that its module gives it', () => {
  const page = codeOf(({ isEntry }) => !isEntry)
  expect(page).toMatch(/"forms:form:publish": \{\s*"?zh"?: "发布",\s*"?en"?: "Publish"/)
})

test('calls that no page uses are in no file, nor are the kinds of records without a page that shows them', () => {
  const all = codeOf(() => true)
  expect(all).not.toContain('/api/system/role/list')
  expect(all).not.toContain('/api/forms/form/list')
  expect(all).not.toContain('referredBy')
})

test('a page of the platform that a module replaces is left out, and no other', async () => {
  const plugin = contractTable(resolve(root, 'platform/testing/console/sample/fields-contract.ts'))
  const load = (file) => plugin.load.call({ addWatchFile() {} }, resolve(root, 'platform/console/src/pages', file))
  expect(await load('system/post/page.tsx')).toBe('export default undefined\nexport const source = undefined\n')
  expect(await load('system/dept/page.tsx')).toBeUndefined()
  expect(await load('system/post/text.ts')).toBeUndefined()
})
