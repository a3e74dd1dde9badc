import { afterEach, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '../../../../test/console-app'
afterEach(closeConsoles)
test('x', async () => {
  await openConsole({ path: '/system/user', as: 'admin' })
  await userEvent.click(page.getByRole('button', { name: /^陈思远/ }))
  await new Promise((r) => setTimeout(r, 2000))
  console.log('DBG', page.getByRole('dialog').elements().length, page.getByRole('dialog',{name:'用户详情'}).elements().length, document.querySelector('[role=dialog]')?.getAttribute('aria-labelledby'), document.querySelector('.ant-drawer-title')?.outerHTML)
}, 60000)
