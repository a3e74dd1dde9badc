import { Secret, TOTP } from 'otpauth'
import { consolePage, demoPassword } from './console-page'
import { expect, test } from './fixtures'
import { served } from './runtimes'

/** Returns the code that an app shows for a key, `later` steps from now. */
const codeOf = (key: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + later * 30_000 })

test.describe('somebody with a second factor', { tag: served }, () => {
  test('sets up an app, signs in with its code and, without the phone, with a recovery code', async ({
    page,
    ownServer,
    expectMessage,
  }) => {
    // The codes that are asked for, and the wrong one.
    expectMessage(/status of 40[03] .*\/api\/user\/login/)
    const app = consolePage(page)
    const dialog = page.getByRole('dialog')
    const code = page.getByLabel(/^(验证码|Verification code)$/)
    const signIn = async () => {
      await app.username.fill('editor')
      await app.password.fill(demoPassword)
      await app.submit.click()
      await expect(code).toBeFocused()
    }
    await page.goto(`${ownServer.address}/profile/index?tab=security`)
    await app.signIn('editor')

    await page.getByRole('button', { name: /^(开启两步验证|Turn on the second factor)$/ }).click()
    await dialog.getByRole('button', { name: /^(下一步|Next)$/ }).click()
    await expect(dialog.getByRole('img', { name: /^(二维码|QR code)$/ })).toBeVisible()
    const key = (await dialog.getByRole('code').or(dialog.locator('code')).first().textContent())!
    await code.fill(codeOf(key))
    await page.keyboard.press('Enter')
    const codes = dialog.getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = (await codes.first().textContent())!.trim()
    await dialog.getByRole('button', { name: /^(我已保存|I have kept them)$/ }).click()
    await app.signOut()

    await signIn()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^(请输入正确的验证码|Enter the right verification code)$/)).toBeVisible()
    // The code of the present step was used to set the app up.
    await code.fill(codeOf(key, 1))
    await page.keyboard.press('Enter')
    await app.isIn()
    await app.signOut()

    await signIn()
    await page.getByRole('button', { name: /(使用恢复码|Use a recovery code)$/ }).click()
    await page.getByLabel(/^(恢复码|Recovery code)$/).fill(recovery)
    await page.keyboard.press('Enter')
    await app.isIn()
  })
})
