import { defineText } from '#shared/i18n/text'

export const texts = defineText('shell/password-due', {
  title: { zh: '请先修改密码', en: 'Choose a new password' },
  hint: {
    zh: '当前密码不是您自己设置的，修改之后才能继续使用。',
    en: 'You did not choose the present password yourself. Choose your own to go on.',
  },
  old: { zh: '当前密码', en: 'Present password' },
  next: { zh: '新密码', en: 'New password' },
  repeat: { zh: '再次输入新密码', en: 'Repeat the new password' },
  enterOld: { zh: '请输入当前密码', en: 'Enter your present password' },
  enterNext: { zh: '请输入新密码', en: 'Enter a new password' },
  different: { zh: '两次输入的新密码不一致', en: 'The two new passwords differ' },
  save: { zh: '保存并继续', en: 'Save and go on' },
  saving: { zh: '保存中', en: 'Saving' },
  signOut: { zh: '退出登录', en: 'Log out' },
})
