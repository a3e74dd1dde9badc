import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('pages/login', {
  slogan1: { zh: '一处管理', en: 'One place for' },
  slogan2: { zh: '人、权限与菜单', en: 'people, rights and menus' },
  promise: {
    zh: '每个人登录后，只看到自己该看到的；每一次更改，立即生效并留下记录。',
    en: 'Everyone sees exactly what is theirs to see; every change counts at once and is on record.',
  },
  title: { zh: '登录 {{product}}', en: 'Log in to {{product}}' },
  subtitle: { zh: '使用您的工作账号', en: 'With your work account' },
  username: { zh: '账号', en: 'Account' },
  password: { zh: '密码', en: 'Password' },
  enterUsername: { zh: '请输入账号', en: 'Enter your account' },
  enterPassword: { zh: '请输入密码', en: 'Enter your password' },
  usernameTooLong: { zh: '账号不能超过 {{most}} 个字符', en: 'An account has at most {{most}} characters' },
  passwordTooLong: { zh: '密码不能超过 {{most}} 个字符', en: 'A password has at most {{most}} characters' },
  submit: { zh: '登录', en: 'Log in' },
  passkey: { zh: '使用通行密钥登录', en: 'Log in with a passkey' },
  submitting: { zh: '登录中', en: 'Logging in' },
  forgotten: { zh: '忘记密码？', en: 'Forgot your password?' },
  demo: { zh: '演示账号，点击填入', en: 'Demo accounts, click to fill in' },
  reset: { zh: '重置演示数据', en: 'Reset demo data' },
  resetQuestion: { zh: '重置演示数据', en: 'Reset the demo data' },
  resetHint: {
    zh: '您在演示中的所有更改都会丢失，数据回到初始状态。',
    en: 'Everything you changed in the demo is lost; the data starts over.',
  },
  demoData: { zh: '演示数据', en: 'Demo data' },
  toSeed: { zh: '换成{{noun}}', en: 'Switch to the {{noun}}' },
  switchHint: { zh: '您在演示中的所有更改都会丢失。', en: 'Everything you changed in the demo is lost.' },
  switch: { zh: '切换', en: 'Switch' },
  filling: { zh: '正在准备数据 {{percent}}%', en: 'Preparing the data: {{percent}}%' },
  seedReady: { zh: '已换成{{noun}}', en: 'The {{noun}} is ready' },
  fillFailed: { zh: '数据没有准备好，请重试', en: 'The data could not be prepared. Try again' },
  resetDone: { zh: '演示数据已重置', en: 'The demo data starts over' },
  cancel: words.cancel,
  memory: {
    zh: '此浏览器窗口不保存数据，更改会在关闭页面后丢失。',
    en: 'This browser window keeps no data; changes end with the page.',
  },
})
