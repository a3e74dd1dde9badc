import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { root } from '../platform/commands/lib/run.mjs'

const prepaint = readFileSync(resolve(root, 'platform/console/public/prepaint.js'), 'utf8')

afterEach(() => vi.unstubAllGlobals())

/** Returns what the page does before its first paint below a path, with these cookies and this local storage. */
function paint(base, cookie, storage = {}) {
  const fetched = []
  const page = {
    dataset: { ...(base && { base }) },
    style: { setProperty: () => {} },
    classList: { toggle: () => {} },
  }
  runInNewContext(prepaint, {
    document: {
      documentElement: page,
      cookie,
      currentScript: { dataset: { primary: '#5240ff', languages: 'zh-cn en', session: '/session.js' } },
      createElement: () => ({}),
      head: { appendChild: ({ href }) => fetched.push(href) },
    },
    localStorage: { getItem: (key) => storage[key] ?? null },
    navigator: { languages: ['en'] },
    matchMedia: () => ({ matches: false }),
  })
  return { theme: page.dataset.theme, language: page.lang, fetched }
}

const dark = JSON.stringify({ state: { themeStyle: 'dark' } })
const known = { theme: 'dark', language: 'zh-CN', fetched: ['/session.js'] }
const unknown = { theme: 'light', language: 'en', fetched: [] }

test('before the first paint an installation reads its own cookies and settings alone', () => {
  const atRoot = ['token=a; lang=zh-cn', { settings: dark }]
  const below = ['token!admin!office=a; lang!admin!office=zh-cn', { 'settings!admin!office': dark }]
  expect(paint('', ...atRoot)).toEqual(known)
  expect(paint('/admin/office', ...below)).toEqual(known)
  expect(paint('/admin/office', ...atRoot)).toEqual(unknown)
  expect(paint('/admin', ...below)).toEqual(unknown)
  expect(paint('', ...below)).toEqual(unknown)
})

async function loadBelow(base) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { ...(base && { base }) } } })
  return import('../platform/console/src/shared/browser/base-path')
}

/** Returns the keys that stay when the installation below a path clears a storage. */
async function leftOf(base, keys) {
  const { clearStored } = await loadBelow(base)
  const storage = Object.fromEntries(keys.map((key) => [key, 'kept']))
  Object.defineProperty(storage, 'removeItem', { value: (key) => delete storage[key] })
  clearStored(storage)
  return Object.keys(storage)
}

test('the console names them as the page does, and at the root as they are', async () => {
  expect((await loadBelow('')).storedName('token')).toBe('token')
  expect((await loadBelow('/admin/office')).storedName('token')).toBe('token!admin!office')
})

test('clearing what the browser keeps leaves the storage of other installations of the site', async () => {
  const keys = ['settings', 'list:me:a', 'settings!admin', 'list!admin:me:a', 'tabs!admin!office']
  expect(await leftOf('', keys)).toEqual(keys.slice(2))
  expect(await leftOf('/admin', keys)).toEqual(['settings', 'list:me:a', 'tabs!admin!office'])
})
