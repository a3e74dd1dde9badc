import type { CDPSession, Page } from '@playwright/test'
import { consolePage, demoPassword } from './console-page'
import { expect, test } from './fixtures'
import { startServer, type OwnServer } from './own-server'
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

test.describe('somebody with a passkey', { tag: served }, () => {
  let server: OwnServer
  test.beforeEach(async () => {
    server = await startServer()
  })
  test.afterEach(async ({ page }) => {
    // Calls that it still makes would fail, and be errors in its console.
    await page.close()
    await server.stop()
  })

  test('adds it, signs in with it alone and after the password, and stays outside when the dialog is cancelled', async ({
    page,
    expectMessage,
  }) => {
    // The factor that is asked for after the password.
    expectMessage(/status of 403 .*\/api\/user\/login/)
    const app = consolePage(page)
    const device = await giveAuthenticator(page)
    const alone = page.getByRole('button', { name: /^(使用通行密钥登录|Log in with a passkey)$/ })
    // A passkey is of a name, not of an address.
    const address = server.address.replace('127.0.0.1', 'localhost')
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
    await app.signOut()

    await device.recognise(false)
    await alone.click()
    await device.touch(true)
    await expect(page.getByText(/^(没有收到通行密钥|No passkey came)/)).toBeVisible()
    await device.touch(false)
    await device.recognise(true)
    await alone.click()
    await device.touch(true)
    await app.isIn()
    await device.touch(false)
    await app.signOut()

    await app.username.fill('editor')
    await app.password.fill(demoPassword)
    await app.submit.click()
    await page.getByRole('button', { name: /^(使用通行密钥|Use a passkey)$/ }).click()
    await device.touch(true)
    await app.isIn()
  })
})
