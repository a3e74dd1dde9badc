import { chromium } from 'playwright'
import { browserFlags, findBrowser } from '../../platform/testing/browser.mjs'
import { PlainError } from '../../platform/commands/lib/run.mjs'
import { useFonts } from './fonts.mjs'

/** Letters drawn without hints and without colours of the screen look the same on every machine with the same browser. */
const flags = [
  ...browserFlags,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

/** Starts a Chromium for pictures. */
export async function launch() {
  return chromium.launch({ executablePath: await findBrowser(), args: flags })
}

/**
 * Opens a page of the product as somebody sees it who has signed in, and returns it when nothing of it is loading any more.
 * `view` is `{ path, person, language, theme, width, height, moment }`: width and height in CSS pixels, moment in milliseconds since 1970.
 */
export async function openView(browser, origin, view) {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: 2,
    colorScheme: view.theme,
    reducedMotion: 'reduce',
    locale: view.language === 'en' ? 'en-GB' : 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    hasTouch: view.width < 500,
  })
  await context.clock.setFixedTime(view.moment)
  await context.addCookies([
    { name: 'token', value: await tokenOf(origin, view.person), url: origin },
    { name: 'lang', value: view.language, url: origin },
  ])
  const settings = JSON.stringify({ state: { themeStyle: view.theme, ...view.settings }, version: 0 })
  await context.addInitScript((text) => {
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', text)
  }, settings)
  await useFonts(context, origin)
  const page = await context.newPage()
  // A machine that has other work takes its time for the first page.
  page.setDefaultTimeout(60_000)
  await page.goto(new URL(view.path, origin).href)
  await page.locator('#main').waitFor()
  return page
}

const tokens = new Map()

/** Returns the token of a session. One for each person, so that a list of sessions is the same whatever was taken before. */
async function tokenOf(origin, person) {
  const key = `${origin} ${person.username}`
  if (!tokens.has(key)) tokens.set(key, await signIn(origin, person))
  return tokens.get(key)
}

async function signIn(origin, person) {
  const reply = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { data } = await reply.json()
  if (!reply.ok) throw new PlainError(`${person.username} cannot sign in: status ${reply.status}.`)
  return data
}

/** How often a page is looked at until it has come to rest. */
const looks = 20

/**
 * Takes the picture of a page as a PNG: without focus, pointer and caret, when it has come to rest, that is, when two pictures in a row
 * are the same. Throws where it does not, or shows what does not belong into a picture.
 */
export async function takePicture(page) {
  await page.mouse.move(0, 0)
  let last
  for (let look = 0; look < looks; look++) {
    await page.waitForLoadState('networkidle')
    // A drawer takes the focus when it has opened.
    await page.evaluate(() => document.activeElement?.blur())
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' })
    if (last?.equals(next) && !(await page.evaluate(isUnfinished))) return next
    last = next
    await page.waitForTimeout(250)
  }
  throw new PlainError(`${page.url()} does not come to rest: two pictures of it always differ.`)
}

/** Runs in the page: whether something loads, or is there for a moment only. */
function isUnfinished() {
  const passing = '[aria-busy=true], .ant-spin-spinning, .ant-skeleton, .ant-message-notice, .ant-notification-notice'
  const isOnScreen = (one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight
  const isLoading = (image) => image.currentSrc && !image.complete && isOnScreen(image)
  return [...document.querySelectorAll(passing)].some(isOnScreen) || [...document.images].some(isLoading)
}
