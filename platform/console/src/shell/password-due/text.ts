import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/password-due', {
  title: ['请先修改密码', 'Choose a new password'],
  hint: [
    '当前密码不是您自己设置的，修改之后才能继续使用。',
    'You did not choose the present password yourself. Choose your own to go on.',
  ],
  old: ['当前密码', 'Present password'],
  next: ['新密码', 'New password'],
  repeat: ['再次输入新密码', 'Repeat the new password'],
  enterOld: ['请输入当前密码', 'Enter your present password'],
  enterNext: ['请输入新密码', 'Enter a new password'],
  different: ['两次输入的新密码不一致', 'The two new passwords differ'],
  save: ['保存并继续', 'Save and go on'],
  saving: ['保存中', 'Saving'],
  signOut: ['退出登录', 'Log out'],
})
