import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles } from '#test/console-app'
import { openSamples } from '#test/sample/sample-console'
import { setLanguage } from '#shared/i18n/text'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const main = page.getByRole('main')
/** The server of this test under a name of another origin, and a port that no browser connects to. */
const [present, absent] = [`http://framed.localhost:${location.port}/favicon.svg`, 'http://framed.localhost:1/']

async function open(frameSrc: string) {
  await openSamples({
    path: '/sample/site',
    as: 'admin',
    prepare: ({ engine: { db } }) =>
      db.updateTable('menus').set({ frameSrc }).where('frameSrc', 'like', 'https://docs.example%').execute(),
  })
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('站点')
}

/** The 20 seconds that a site may take are over at once, or never. All other timers run as they do. */
function endWait(end: 'at once' | 'never') {
  const later = window.setTimeout
  const wait = (run: () => void, time?: number, ...rest: unknown[]) => {
    if (time !== 20_000) return later(run, time, ...rest)
    return end === 'never' ? 0 : later(run)
  }
  vi.spyOn(window, 'setTimeout').mockImplementation(wait as typeof setTimeout)
}

const sandbox = () => main.element().querySelector('iframe')?.contentDocument?.querySelector('iframe')
const site = () => sandbox()?.contentDocument?.querySelector('object')

test('a site shows in a sandbox, fills the page and can be opened in a tab of its own', async () => {
  await open(present)
  await expect.poll(() => site()?.data).toBe(present)
  await expect.poll(() => main.getByRole('status').query()).toBeNull()
  const frame = main.getByTitle('站点').element()
  expect(sandbox()?.getAttribute('sandbox')).toMatch(/^(?!.*allow-top-navigation).*allow-scripts/)
  expect(site()?.getBoundingClientRect()).toMatchObject({ width: frame.clientWidth, height: frame.clientHeight })
  await expect.element(main.getByRole('link', { name: '没有显示？在新标签页打开' })).toHaveAttribute('href', present)
  const { bottom } = frame.getBoundingClientRect()
  const footer = page.getByRole('contentinfo').element().getBoundingClientRect()
  expect(footer.top - bottom).toBeLessThanOrEqual(20)
})

test('its skeleton shows until the site is there', async () => {
  // Gone in a moment, so it is noted as it comes.
  let isSeen = false
  const watch = new MutationObserver(() => {
    isSeen ||= document.querySelector('iframe + div [role=status]') !== null
  })
  watch.observe(document.body, { childList: true, subtree: true })
  await open(present)
  await expect.poll(() => site()?.data).toBe(present)
  await expect.poll(() => main.getByRole('status').query()).toBeNull()
  watch.disconnect()
  expect(isSeen).toBe(true)
})

test('one that cannot be shown gives way at once to a card with the link, which tries again', async () => {
  endWait('never')
  await open(absent)
  const card = main.getByRole('alert')
  await expect.element(card).toHaveTextContent('framed.localhost:1 无法在此显示')
  await expect.element(card.getByRole('link', { name: '在新标签页打开' })).toHaveAttribute('href', absent)
  await expect.poll(() => main.element().querySelector('iframe')).toBeNull()
  const again = card.element()
  await userEvent.click(card.getByRole('button', { name: '重试' }))
  await expect.poll(() => again.isConnected).toBe(false)
  await expect.element(card).toBeVisible()
  setLanguage('en')
  await expect.element(card).toHaveTextContent('framed.localhost:1 cannot be shown here')
})

test('one that does not answer in time gives way to the card too', async () => {
  endWait('at once')
  await open(present)
  await expect.element(main.getByRole('alert')).toHaveTextContent(/^framed\.localhost:\d+ 无法在此显示/)
})

test.each(['/system/user', 'javascript:alert(1)'])('%s is no address of another site', async (frameSrc) => {
  await openSamples({
    path: '/sample/site',
    as: 'admin',
    prepare: ({ engine: { db } }) =>
      db.updateTable('menus').set({ frameSrc }).where('frameSrc', 'like', 'https://docs.example%').execute(),
  })
  await expect.element(page.getByRole('heading', { name: '无法显示此地址' })).toBeVisible()
})
