import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** The screen of a locked session, and the question that comes before it. */
export const lockScreen = {
  clock: page.getByRole('heading', { name: '已锁定' }),
  /** Locks, in the header. */
  button: page.getByRole('button', { name: '锁定屏幕' }),
  /** The field for the lock-screen password, before the session is locked. */
  choice: page.getByLabelText('锁屏密码'),
  /** Brings the form in place of the clock. */
  opener: page.getByRole('button', { name: '点击解锁' }),
  handle: page.getByRole('button', { name: '上滑解锁' }),
  password: page.getByLabelText('密码', { exact: true }),
  /** Chooses a lock-screen password, and waits for the lock. */
  lockWith: async (password: string): Promise<void> => {
    await userEvent.fill(lockScreen.choice, password)
    await userEvent.keyboard('{Enter}')
    await expect.element(lockScreen.clock).toBeInTheDocument()
  },
  unlockWith: async (password: string): Promise<void> => {
    await userEvent.click(lockScreen.opener)
    await userEvent.fill(lockScreen.password, password)
    await userEvent.keyboard('{Enter}')
  },
  /** Ends the locked session. */
  leave: async (): Promise<void> => {
    await userEvent.click(lockScreen.opener)
    await userEvent.click(page.getByRole('button', { name: '返回登录' }))
  },
}
