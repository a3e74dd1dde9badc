import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { address, closeConsoles, openConsole, type RunningConsole } from '#test/console-app'
import { button } from '#test/page-objects'
import { addLinkedProvider, atProvider, comeBack, sampleClient } from '#test/shell/identity-provider'
import { menu } from '#test/shell/frame'
import { lockScreen } from '#test/shell/lock-screen'
import { lockElsewhere } from '#test/shell/other-device'
import { signInForm } from '#test/shell/sign-in-form'
import { signOut } from '#shared/session/calls/sign-out'
import { navigation } from '#shared/navigation/navigation'
import { readToken } from '#shared/session/token/token'
import { signedOut, useSession } from '#shared/session/user/session'
import { leaveTo } from './leave'

afterEach(closeConsoles)

const endedThere = () => `${location.origin}/login#ended-there`

/** Signs in at a provider that ends its own session at an address. */
async function openSignedIn(endAddress?: string) {
  const running = await openConsole({
    path: '/login',
    identityClient: sampleClient(endAddress === undefined ? {} : { endAddress }),
    prepare: (runtime) => addLinkedProvider(runtime),
  })
  await userEvent.click(button('使用 集团账号 登录'))
  await expect.poll(() => location.hash).toBe(atProvider)
  await comeBack()
  await expect.element(menu).toBeVisible()
  return running
}

test('the session at the provider ends as well', async () => {
  const { sent, runtime } = await openSignedIn(endedThere())
  await signOut()
  expect(location.hash).toBe('#ended-there')
  expect(sent('POST /api/user/sso/logout')).toHaveLength(1)
  expect(sent('POST /api/user/logout')).toEqual([])
  expect(readToken()).toBeUndefined()
  expect(await runtime.engine.db.selectFrom('providerSessions').selectAll().execute()).toEqual([])
})

test('a provider without an address for it leaves the login page', async () => {
  await openSignedIn()
  await signOut()
  await expect.element(signInForm.submit).toBeVisible()
  expect(address()).toBe('/login')
})

test.each<[string, (running: RunningConsole) => Promise<unknown>]>([
  ['is locked', ({ runtime }) => lockElsewhere(runtime, readToken()!, 'tea break')],
  [
    'wants another password',
    ({ runtime: { engine } }) => engine.db.updateTable('users').set({ mustChangePassword: 1 }).execute(),
  ],
])('it ends as well where the session %s when the page is loaded', async (_what, hold) => {
  const running = await openSignedIn(endedThere())
  await hold(running)
  useSession.setState(signedOut, true)
  await navigation().restart('/')
  await (lockScreen.clock.query() ? lockScreen.leave() : userEvent.click(button('退出登录')))
  await expect.poll(() => location.hash).toBe('#ended-there')
  expect(readToken()).toBeUndefined()
})

test('a session with a password ends here alone', async () => {
  const { sent } = await openConsole({ path: '/', as: 'editor', identityClient: sampleClient() })
  await signOut()
  expect(sent('POST /api/user/sso/logout')).toEqual([])
  expect(sent('POST /api/user/logout')).toHaveLength(1)
})

test('an address that is not of the web is not opened', () => {
  expect(() => leaveTo('javascript:document.title="run"')).toThrow('No address of the web')
})
