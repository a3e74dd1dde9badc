import { page, userEvent } from 'vitest/browser'

/** The form of the login page. */
export const signInForm = {
  username: page.getByLabelText('账号', { exact: true }),
  password: page.getByLabelText('密码', { exact: true }),
  submit: page.getByRole('button', { name: '登录', exact: true }),
  /** Finds the error at the form with these words. */
  error: (text: string) => page.getByRole('alert').filter({ hasText: text }),
  /** Finds the button that fills in a demo account. */
  demoAccount: (name: string) => page.getByRole('button', { name, exact: true }),
  /** Fills in both fields and presses Enter. */
  send: async (name: string, secret: string): Promise<void> => {
    await signInForm.username.fill(name)
    await signInForm.password.fill(secret)
    await userEvent.keyboard('{Enter}')
  },
}
