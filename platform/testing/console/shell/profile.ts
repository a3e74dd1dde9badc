import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, messages } from '../page-objects'

const panel = page.getByRole('tabpanel')
const dialog = page.getByRole('dialog', { name: '更换头像' })

/** The page of one's own account. */
export const profile = {
  field: (name: string) => panel.getByLabelText(name, { exact: true }),
  // A button that just was busy is called so for a moment longer.
  save: panel.getByRole('button', { name: '保存' }),
  sessions: page.getByRole('list', { name: '登录会话' }).getByRole('listitem'),
  /** Finds the nickname beside the form. */
  name: (nickname: string) => page.getByRole('heading', { name: nickname }),
  goTo: async (name: string): Promise<void> => {
    const tab = page.getByRole('tab', { name })
    await userEvent.click(tab)
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  },
  /** Fills in fields by their labels, and saves. */
  saveWith: async (values: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, value] of Object.entries(values)) await userEvent.fill(profile.field(name), value)
    await userEvent.click(profile.save)
  },
  changePassword: async (old: string, next: string, repeat = next): Promise<void> => {
    await userEvent.fill(profile.field('当前密码'), old)
    await userEvent.fill(profile.field('新密码'), next)
    await userEvent.fill(profile.field('再次输入新密码'), repeat)
    await userEvent.click(panel.getByRole('button', { name: '修改密码' }))
  },
  /** Closes the message: it may cover the tabs of the page, and stays while the pointer is over it. */
  closeMessage: (): Promise<void> => userEvent.click(messages.getByRole('button', { name: '关闭' })),
}

/** The dialog for another picture of oneself. */
export const avatarDialog = {
  dialog,
  save: dialog.getByRole('button', { name: '保存' }),
  zoom: dialog.getByRole('slider', { name: '缩放' }),
  open: (): Promise<void> => userEvent.click(button('更换头像')),
  choose: (file: File): Promise<void> => userEvent.upload(dialog.getByLabelText('选择图片，或拖到这里'), file),
}
