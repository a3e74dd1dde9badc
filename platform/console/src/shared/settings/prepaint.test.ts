import { brand } from 'virtual:brand'
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest'
import script from '../../../public/prepaint.js?raw'
import { dropCookie, writeCookie } from '#shared/browser/cookie'
import { detectLanguage, offerLanguages } from '#shared/i18n/language'
import { forgetToken, storeToken } from '#shared/session/token/token'
import { takeBrand, useBrand } from '#shared/brand/brand'
import { defaultSettings, useSettings } from './settings'
import { applyTheme } from './theme'

const root = document.documentElement

function forget(): void {
  root.removeAttribute('style')
  root.removeAttribute('class')
  root.removeAttribute('data-theme')
}

afterEach(() => {
  localStorage.clear()
  useSettings.setState(defaultSettings)
  forget()
})

function shown(): object {
  const { theme } = root.dataset
  return { theme, classes: root.className, fill: root.style.getPropertyValue('--primary-fill') }
}

function prepaint(primary: string = brand.colour, session = '', languages = 'zh-cn en', data = {}): object {
  forget()
  const element = document.createElement('script')
  Object.assign(element.dataset, { primary, session, languages, ...data })
  element.textContent = script
  document.head.append(element)
  element.remove()
  return shown()
}

async function application(): Promise<object> {
  forget()
  await useSettings.persist.rehydrate()
  applyTheme()()
  return shown()
}

const kept = (state: unknown) => JSON.stringify({ state, version: 0 })
const light = { theme: 'light', classes: '', fill: '' }

test.each<[text: string, expected: object]>([
  [kept({ themeStyle: 'dark' }), { ...light, theme: 'dark' }],
  [kept({ themeStyle: 'light', dark: true }), light],
  [kept({ themeStyle: 'system' }), light],
  [kept({ themeStyle: 9, grayMode: true }), { ...light, classes: 'gray-mode' }],
  [kept({ invertMode: true }), { ...light, classes: 'invert-mode' }],
  [kept({ invertMode: true, grayMode: true }), { ...light, classes: 'gray-mode' }],
  [kept({ invertMode: 'yes', grayMode: 1 }), light],
  [kept({ primaryColor: '#0d7a70' }), { ...light, fill: '#0d7a70' }],
  [kept({ primaryColor: '#FFCC00' }), { ...light, fill: '#8f7200' }],
  [kept({ primaryColor: '#ffffff', themeStyle: 'dark' }), { theme: 'dark', classes: '', fill: '#757575' }],
  [kept({ primaryColor: '#fc0', themeStyle: 'dark' }), { ...light, theme: 'dark' }],
  [kept({ primaryColor: ['#ffcc00'] }), light],
  [kept({ primaryColor: '#5240ff' }), light],
  [kept(null), light],
  ['[]', light],
  ['null', light],
  ['{broken', light],
])('of %s the first paint shows what the console shows', async (text, expected) => {
  useSettings.setState(defaultSettings)
  localStorage.setItem('settings', text)
  expect(prepaint()).toEqual(expected)
  expect(await application()).toEqual(expected)
})

test('the colour that administrators set counts until a person chooses another one', async () => {
  const before = useBrand.getState()
  try {
    takeBrand({ ...before, colour: '#0d7a70' })
    localStorage.setItem('settings', kept({ themeStyle: 'light' }))
    expect(prepaint()).toEqual({ ...light, fill: '#0d7a70' })
    expect(await application()).toEqual({ ...light, fill: '#0d7a70' })
    useSettings.setState({ footer: false })
    expect(JSON.parse(localStorage.getItem('settings')!).state).not.toHaveProperty('primaryColor')
    localStorage.setItem('settings', kept({ primaryColor: '#FFCC00' }))
    expect(prepaint()).toEqual({ ...light, fill: '#8f7200' })
  } finally {
    useBrand.setState(before)
  }
})

test('whatever the colour, the first paint and the console agree', async () => {
  for (const primaryColor of ['#00ff00', '#7fdbca', '#123456', '#ff00aa', '#c0c0c0', '#e1e11e']) {
    localStorage.setItem('settings', kept({ primaryColor }))
    expect(prepaint()).toEqual(await application())
  }
})

test('where nobody chose a colour, the first paint shows that of the brand', () => {
  localStorage.clear()
  expect(prepaint('#0d7a70')).toEqual({ ...light, fill: '#0d7a70' })
  localStorage.setItem('settings', kept({ primaryColor: '#5240ff' }))
  expect(prepaint('#0d7a70')).toEqual(light)
})

test.each([
  [['zh-cn', 'en'], 'en', 'en', 'en'],
  [['zh-cn', 'en'], 'xx', 'zh-cn', 'zh-CN'],
  [['en'], 'zh-cn', 'en', 'en'],
  [['zh-cn'], 'en', 'zh-cn', 'zh-CN'],
  [['en', 'zh-cn'], 'zh-cn', 'zh-cn', 'zh-CN'],
] as const)('with the languages %j and the cookie %s both are in %s', (offered, kept, language, lang) => {
  writeCookie('lang', kept)
  prepaint(brand.colour, '', offered.join(' '))
  dropCookie('lang')
  expect(detectLanguage(offered, [kept], navigator.languages)).toBe(language)
  expect(root.lang).toBe(lang)
})

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['the default language of the browser without a page of the server', { language: 'zh-cn' }, 'zh-CN'],
  ['that of the account, while somebody is signed in', { language: 'zh-cn', 'own-language': 'en' }, 'en'],
  ['a cookie before both', { cookie: 'zh-cn', language: 'en', 'own-language': 'en' }, 'zh-CN'],
])('the first paint is in %s', (_, { cookie, ...stored }, lang) => {
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value)
  const preferred = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  if (cookie) writeCookie('lang', cookie)
  if ('own-language' in stored) storeToken('a-token')
  try {
    prepaint()
    expect(root.lang).toBe(lang)
    offerLanguages(['zh-cn', 'en'])
    expect(root.lang).toBe(lang)
  } finally {
    preferred.mockRestore()
    dropCookie('lang')
    forgetToken()
  }
})

test('the first paint of a page of the server is in the default language that it names', () => {
  const preferred = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  localStorage.setItem('language', 'en')
  try {
    prepaint(brand.colour, '', 'zh-cn en', { brand: '{}', language: 'zh-cn' })
    expect(root.lang).toBe('zh-CN')
    prepaint(brand.colour, '', 'zh-cn en', { brand: '{}' })
    expect(root.lang).toBe('en')
  } finally {
    preferred.mockRestore()
  }
})

describe('the files of a session', () => {
  const files = '/assets/of-a-session.js /assets/of-a-session.css'
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href*="of-a-session"]')]

  let fetched: MockInstance<typeof fetch>
  beforeEach(() => {
    fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response())
  })
  afterEach(() => {
    links().forEach((link) => link.remove())
    fetched.mockRestore()
    forgetToken()
  })

  test('are fetched before the first paint for somebody who is signed in', () => {
    storeToken('a-token')
    prepaint(brand.colour, files)
    expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
      ['modulepreload', '/assets/of-a-session.js'],
    ])
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/of-a-session.css')
  })

  test('are left alone by the login page', () => {
    prepaint(brand.colour, files)
    expect(links()).toEqual([])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('are none in development', () => {
    storeToken('a-token')
    prepaint()
    expect(document.head.querySelectorAll('link[href=""]')).toHaveLength(0)
  })
})
