import { brand } from 'virtual:brand'
import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('pages/login', {
  slogan1: ['一处管理', 'One place for'],
  slogan2: ['人、权限与菜单', 'people, rights and menus'],
  promise: [
    '每个人登录后，只看到自己该看到的；每一次更改，立即生效并留下记录。',
    'Everyone sees exactly what is theirs to see; every change counts at once and is on record.',
  ],
  title: [`登录 ${brand.name}`, `Log in to ${brand.name}`],
  subtitle: ['使用您的工作账号', 'With your work account'],
  username: ['账号', 'Account'],
  password: ['密码', 'Password'],
  enterUsername: ['请输入账号', 'Enter your account'],
  enterPassword: ['请输入密码', 'Enter your password'],
  usernameTooLong: ['账号不能超过 {{most}} 个字符', 'An account has at most {{most}} characters'],
  passwordTooLong: ['密码不能超过 {{most}} 个字符', 'A password has at most {{most}} characters'],
  submit: ['登录', 'Log in'],
  submitting: ['登录中', 'Logging in'],
  demo: ['演示账号，点击填入', 'Demo accounts, click to fill in'],
  reset: ['重置演示数据', 'Reset demo data'],
  resetQuestion: ['重置演示数据', 'Reset the demo data'],
  resetHint: [
    '您在演示中的所有更改都会丢失，数据回到初始状态。',
    'Everything you changed in the demo is lost; the data starts over.',
  ],
  demoData: ['演示数据', 'Demo data'],
  smallDemo: ['小型演示', 'Small demo'],
  company: ['公司', 'Company'],
  companyHint: ['400 人、24 个部门，所有账号的密码相同', '400 people in 24 departments, all with the same password'],
  toDemo: ['换成小型演示', 'Switch to the small demo'],
  toCompany: ['换成公司', 'Switch to the company'],
  switchHint: ['您在演示中的所有更改都会丢失。', 'Everything you changed in the demo is lost.'],
  switch: ['切换', 'Switch'],
  filling: ['正在准备数据 {{percent}}%', 'Preparing the data: {{percent}}%'],
  demoReady: ['已换成小型演示', 'The small demo is ready'],
  companyReady: ['已换成公司', 'The company is ready'],
  fillFailed: ['数据没有准备好，请重试', 'The data could not be prepared. Try again'],
  resetDone: ['演示数据已重置', 'The demo data starts over'],
  cancel: words.cancel,
  memory: [
    '此浏览器窗口不保存数据，更改会在关闭页面后丢失。',
    'This browser window keeps no data; changes end with the page.',
  ],
})
