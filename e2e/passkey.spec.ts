import type { CDPSession, Locator, Page, Route } from '@playwright/test'
import { consolePage, demoPassword } from './console-page'
import { expect, test } from './fixtures'
import { served } from './runtimes'

/** Gives a browser an authenticator that checks who holds it, and is touched while `touch` says so. */
async function giveAuthenticator(page: Page) {
  const device: CDPSession = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    touch: (enabled: boolean) => device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    recognise: (isUserVerified: boolean) =>
      device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

type Authenticator = Awaited<ReturnType<typeof giveAuthenticator>>

const question = '**/api/user/passkeys/request'

/** Returns how often the page asks for a passkey from now on. The login page asks once by itself, to offer it at the field of the account. */
function countQuestions(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/passkeys/request')) count++
  })
  return () => count
}

/** Presses a button that asks for a passkey, and touches the authenticator before the browser has the question: it gives no answer to an earlier one. */
async function touchFor(page: Page, device: Authenticator, button: Locator): Promise<void> {
  const touch = async (route: Route) => {
    await device.touch(true)
    await route.continue()
  }
  await page.route(question, touch, { times: 1 })
  await button.click()
}

test.describe('somebody with a passkey', { tag: served }, () => {
  test('adds it, signs in with it alone and after the password, and stays outside when the dialog is cancelled', async ({
    page,
    ownServer,
    expectMessage,
  }) => {
    // The factor that is asked for after the password.
    expectMessage(/status of 403 .*\/api\/user\/login/)
    const app = consolePage(page)
    const device = await giveAuthenticator(page)
    const alone = page.getByRole('button', { name: /^(使用通行密钥登录|Log in with a passkey)$/ })
    // A passkey is of a name, not of an address.
    const address = ownServer.address.replace('127.0.0.1', 'localhost')
    await page.goto(`${address}/profile/index?tab=security`)
    await app.signIn('editor')

    await page.getByRole('button', { name: /^(添加通行密钥|Add a passkey)$/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: /^(我已保存|I have kept them)$/ }).click()
    await expect(page.getByRole('list', { name: /^(通行密钥|Passkeys)$/ }).getByRole('listitem')).toHaveCount(1)
    await device.touch(false)

    let questions = countQuestions(page)
    await app.signOut()
    await expect.poll(questions).toBe(1)
    await device.recognise(false)
    questions = countQuestions(page)
    await touchFor(page, device, alone)
    await expect(page.getByText(/^(没有收到通行密钥|No passkey came)/)).toBeVisible()
    await device.touch(false)
    await device.recognise(true)
    await expect.poll(questions).toBe(2)
    await touchFor(page, device, alone)
    await app.isIn()
    await device.touch(false)
    await app.signOut()

    await app.username.fill('editor')
    await app.password.fill(demoPassword)
    await app.submit.click()
    await touchFor(page, device, page.getByRole('button', { name: /^(使用通行密钥|Use a passkey)$/ }))
    await app.isIn()
  })
})
