import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import type { RunningConsole } from './console-app'
import { accessibilityErrors, chineseData, textErrors, widthErrors } from './page-errors'
import { enableEntries, pathOf } from './open-page'
import { all, menuItems, nameOf, settled, usableButtons } from './page-walk'
import { closeWorld, openIn } from './worlds'
import { useToasts } from '#shared/feedback/notify'
import { navigation } from '#shared/navigation/navigation'

// Both widths, languages and themes. What else they could make together is rare, and would cost a sixth of all tests of the console.
const worlds = [
  { width: 1440, lang: 'zh-cn', theme: 'light' },
  { width: 390, lang: 'en', theme: 'dark' },
] as const

/** The errors that a page causes on purpose: the log of the server is the console here. */
const intended: Record<string, RegExp> = { 'error/500': /^request failed / }

/** Values for the parameters of an address, 2 for all others. */
const parameters: Record<string, string> = { dictId: '1' }

let app: RunningConsole
let data: string[]

/**
 * Tests pages by their ids, with the dialogs that they open: at both widths, in both languages and both themes they have no accessibility
 * violation, no message in the console, no text in the other language, nothing wider than the screen and no request to another host.
 */
export function testPages(pageIds: readonly string[]): void {
  test('a request to another host is blocked and counted', async () => {
    await commands.foreignRequests()
    const picture = new Image()
    const rejected = new Promise((resolve) => picture.addEventListener('error', resolve))
    picture.src = 'https://elsewhere.example/a.png'
    await rejected
    await expect.poll(() => commands.foreignRequests()).toEqual(['https://elsewhere.example/a.png'])
  })

  describe.each(worlds)('at $width px, $lang, $theme', (world) => {
    beforeAll(async () => {
      await commands.foreignRequests()
      // A link that is not on the page saves an exported file.
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
      app = await openIn(world, { as: 'admin', history: true, prepare: enableEntries })
      data = await chineseData(app.runtime.engine.db as never)
    })
    afterAll(async () => {
      vi.restoreAllMocks()
      await closeWorld()
    })

    let messages: string[]
    beforeEach(() => {
      messages = []
      for (const level of ['error', 'warn'] as const)
        vi.spyOn(console, level).mockImplementation((...words) => void messages.push(words.join(' ')))
    })
    afterEach(() => {
      for (const level of ['error', 'warn'] as const) vi.mocked(console[level]).mockRestore()
    })

    test.each(pageIds)('%s has no error, nor what it opens', async (id) => {
      const path = addressOf(id)
      await open(path)
      const { pathname } = location
      const errors = await errorsOf()
      const names = new Set(usableButtons().map(nameOf))
      for (const name of names)
        errors.push(...(await errorsBehind(name, pathname, () => open(path))).map((error) => `${name}: ${error}`))
      const unintended = messages.filter((message) => !intended[id]?.test(message))
      const foreign = (await commands.foreignRequests()).map((url) => `asked ${url}`)
      expect([...errors, ...unintended, ...foreign]).toEqual([])
    })
  })
}

/** The first address of the menu that leads to a page. */
function addressOf(id: string): string {
  return pathOf(id).replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? '2')
}

async function errorsOf(part?: Element): Promise<string[]> {
  return [...(await accessibilityErrors(part)), ...textErrors(data), ...widthErrors()]
}

const dialogs = () => all('[role=dialog], dialog[open]').filter((one) => one.checkVisibility())

/** The page from its beginning. */
async function open(path: string): Promise<void> {
  await navigation().restart(path)
  await settled(app)
}

/** The address and the controls that can be pressed there. */
const offers = () => [location.pathname, ...[...usableButtons(), ...menuItems()].map(nameOf)].join('\n')

/**
 * Presses a button, and each entry of the menu that it opens; a dialog that comes is looked at and closed. A button that added or removed
 * controls is pressed once more, since most of them fold and unfold. The page is opened again, which takes longer, only where the press
 * changed the address, left a menu or a dialog open, or removed the button.
 */
async function errorsBehind(name: string, pathname: string, reopen: () => Promise<void>): Promise<string[]> {
  const find = () => usableButtons().find((one) => nameOf(one) === name)
  const isOpen = () => dialogs().length > 0 || menuItems().length > 0
  const press = async () => {
    if (location.pathname !== pathname || isOpen() || !find()) await reopen()
    const button = find()
    // A button pressed before may have changed the records, for example by copying a row.
    if (!button) return
    const before = offers()
    const pressOnce = async () => {
      button.click()
      await settled(app)
    }
    await pressOnce()
    if (isOpen()) return
    // A menu closes when something else takes the focus.
    const isClosed = button.ariaHasPopup === 'menu'
    if (isClosed || (offers() !== before && button.checkVisibility())) await pressOnce()
  }
  await press()
  const entries = menuItems().map(nameOf)
  if (entries.length === 0) return errorsOfDialog()
  const errors = await errorsOf(menuItems()[0]!.closest('[role=menu]')!)
  for (const entry of entries) {
    if (menuItems().length === 0) await press()
    menuItems()
      .find((one) => nameOf(one) === entry)
      ?.click()
    await settled(app)
    errors.push(...(await errorsOfDialog()))
  }
  return errors
}

/** Looks at the dialog that was opened, if one was, and closes it. */
async function errorsOfDialog(): Promise<string[]> {
  if (dialogs().length === 0) return []
  // A message of an earlier press may cover it.
  useToasts.setState({ toasts: [] })
  await settled(app)
  // The dialog of a page that was left goes with it.
  const dialog = dialogs().at(-1)
  if (!dialog) return []
  const errors = await errorsOf(dialog)
  await userEvent.keyboard('{Escape}')
  await vi.waitUntil(() => dialogs().length === 0, { timeout: 10_000, interval: 10 })
  // The focus goes back to the page.
  await settled(app)
  return errors
}
