import { afterEach, expect, test } from 'vitest'
import { defaultSettings, useSettings } from './settings'
import { applyTheme } from './theme'

afterEach(() => {
  localStorage.clear()
  useSettings.setState(defaultSettings)
})

async function keep(text: string): Promise<void> {
  useSettings.setState(defaultSettings)
  localStorage.setItem('settings', text)
  await useSettings.persist.rehydrate()
}

test.each(['', '{', 'null', '[]', '"text"', '{"state":7,"version":0}', '{"state":null,"version":0}'])(
  'storage that holds %s gives the defaults',
  async (text) => {
    await keep(text)
    expect(useSettings.getState()).toEqual(defaultSettings)
  },
)

test('a damaged value falls back alone', async () => {
  await keep(
    JSON.stringify({ state: { themeStyle: 'purple', collapse: true, uniqueOpened: 'yes', stranger: 1 }, version: 0 }),
  )
  expect(useSettings.getState()).toEqual({ ...defaultSettings, collapse: true })
})

test('the theme stands on the document and follows the setting', () => {
  const stop = applyTheme()
  expect(document.documentElement.dataset.theme).toBe('light')
  useSettings.setState({ themeStyle: 'dark' })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('settings')).toContain('"themeStyle":"dark"')
  stop()
})

test.each([
  ['{"state":{"themeStyle":"dark"}}', 'dark'],
  ['{"state":{"themeStyle":"light"}}', 'light'],
  ['{"state":{"themeStyle":9}}', 'light'],
  ['{"state":null}', 'light'],
  ['{broken', 'light'],
])('before the first paint %s means %s', async (text, theme) => {
  localStorage.setItem('settings', text)
  const { default: script } = await import('../../../public/prepaint.js?raw')
  const element = document.createElement('script')
  element.textContent = script
  document.head.append(element)
  element.remove()
  expect(document.documentElement.dataset.theme).toBe(theme)
})
