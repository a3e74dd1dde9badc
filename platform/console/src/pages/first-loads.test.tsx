import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { firstLoads } from '#test/first-loads.mjs'

afterEach(closeConsoles)

// `scripts/sizes.mjs` adds these calls to the files that a browser loads.
test.each([
  ['the login page', firstLoads.login, undefined, page.getByRole('button', { name: '登录', exact: true })],
  ['the dashboard', firstLoads.dashboard, 'admin', page.getByRole('region', { name: '数据概览' })],
  ['the list of users', firstLoads.users, 'admin', page.getByRole('switch', { name: '「陈思远」已启用' })],
])('%s asks the API as seldom as the check of sizes counts', async (_, { path, calls: most }, as, ready) => {
  const { calls, waiting } = await openConsole({ path, as })
  await expect.element(ready).toBeVisible()
  await expect.poll(waiting).toEqual([])
  // React asks twice where it looks for mistakes, as in tests.
  const different = new Set(calls)
  // Browsers with passkeys ask for a challenge once the page shows.
  different.delete('POST /api/user/passkeys/request')
  expect(different.size, [...different].join('\n')).toBeLessThanOrEqual(most)
})
