import { afterEach, describe, expect, test } from 'vitest'
import { defaultSettings, useSettings, type Settings } from './settings'
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

const kept = (state: object) => JSON.stringify({ state, version: 0 })

test('a damaged value falls back alone', async () => {
  await keep(kept({ themeStyle: 'purple', collapse: true, uniqueOpened: 'yes', unknown: 1 }))
  expect(useSettings.getState()).toEqual({ ...defaultSettings, collapse: true })
})

test('what a newer version kept is taken over value by value, and not written back', async () => {
  const text = JSON.stringify({ state: { collapse: true, layout: 'diagonal', density: 'tight' }, version: 3 })
  await keep(text)
  expect(useSettings.getState()).toEqual({ ...defaultSettings, collapse: true })
  expect(localStorage.getItem('settings')).toBe(text)
})

test.each<[keyof Settings, unknown]>([
  ['layout', 'diagonal'],
  ['primaryColor', '#52f'],
  ['menuStyle', { bgColor: '#ffffff' }],
  ['menuStyle', null],
  ['loginStyle', 3],
  ['loginBgColor', 'red'],
  ['pageAnimationStyle', 'spin'],
  ['tabs', 1],
  ['grayMode', 'on'],
])('%s that holds %j falls back alone', async (key, value) => {
  await keep(kept({ footer: false, [key]: value }))
  expect(useSettings.getState()).toEqual({ ...defaultSettings, footer: false })
})

test('of gray and inverted, kept together, gray stays', async () => {
  await keep(kept({ grayMode: true, invertMode: true }))
  expect(useSettings.getState()).toMatchObject({ grayMode: true, invertMode: false })
})

test('dark is what the theme style comes to, whatever was kept', async () => {
  await keep(kept({ themeStyle: 'dark', dark: false }))
  expect(useSettings.getState().dark).toBe(true)
})

describe('another tab', () => {
  const change = (text: string | null) => {
    if (text === null) localStorage.clear()
    else localStorage.setItem('settings', text)
    window.dispatchEvent(
      new StorageEvent('storage', { key: text === null ? null : 'settings', storageArea: localStorage }),
    )
  }

  test('that changes a setting changes it here too, on the document at once, without writing again', () => {
    const stop = applyTheme()
    const text = kept({ themeStyle: 'dark', collapse: true })
    change(text)
    expect(useSettings.getState()).toMatchObject({ dark: true, collapse: true })
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(localStorage.getItem('settings')).toBe(text)
    stop()
  })

  test('that clears everything brings the defaults here too', () => {
    const stop = applyTheme()
    useSettings.setState({ footer: false })
    change(null)
    expect(useSettings.getState().footer).toBe(true)
    stop()
  })
})

test('the theme is set on the document and follows the setting', () => {
  const stop = applyTheme()
  expect(document.documentElement.dataset.theme).toBe('light')
  useSettings.setState({ themeStyle: 'dark' })
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('settings')).toContain('"themeStyle":"dark","dark":true')
  stop()
})

const { style, classList } = document.documentElement

test('the primary has nine lighter and nine darker shades on the document', () => {
  const stop = applyTheme()
  const shade = (name: string) => style.getPropertyValue(`--primary-${name}`)
  expect([shade('light-1'), shade('light-9'), shade('dark-1'), shade('dark-9')]).toEqual([
    '#6353ff',
    '#eeecff',
    '#4a3ae6',
    '#08061a',
  ])
  useSettings.setState({ primaryColor: '#000000' })
  expect([shade('light-5'), shade('dark-5')]).toEqual(['#808080', '#000000'])
  stop()
})

test('a chosen primary gives its tokens, the first one leaves them to the style sheet', () => {
  const stop = applyTheme()
  useSettings.setState({ primaryColor: '#ffcc00' })
  expect(style.getPropertyValue('--primary-fill')).toMatch(/^#/)
  useSettings.setState({ primaryColor: defaultSettings.primaryColor })
  expect(style.getPropertyValue('--primary-fill')).toBe('')
  stop()
})

test('the menu has the chosen colours in light mode alone', () => {
  const stop = applyTheme()
  useSettings.setState({ menuStyle: { bgColor: '#2c3e50', textColor: '#ffffff' } })
  expect([style.getPropertyValue('--menu'), style.getPropertyValue('--menu-ink')]).toEqual(['#2c3e50', '#ffffff'])
  useSettings.setState({ themeStyle: 'dark' })
  expect(style.getPropertyValue('--menu')).toBe('')
  stop()
})

test('gray and inverted are classes of the document, one at a time', () => {
  const stop = applyTheme()
  const shown = () => ['gray-mode', 'invert-mode'].filter((name) => classList.contains(name))
  useSettings.setState({ invertMode: true })
  expect(shown()).toEqual(['invert-mode'])
  useSettings.setState({ grayMode: true })
  expect(shown()).toEqual(['gray-mode'])
  useSettings.setState(defaultSettings)
  expect(shown()).toEqual([])
  stop()
})
