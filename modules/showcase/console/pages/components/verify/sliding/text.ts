import { defineText } from 'atrium/console/text'

export const texts = defineText('components/verify/sliding', {
  title: { zh: '滑块验证', en: 'Slider verification' },
  intro: {
    zh: '拖到最右再继续：轨迹由服务器检查一次，通过后换得一次性凭证。',
    en: 'Drag to the end to continue. The server checks the movement once and returns a one-time pass.',
  },
  keys: { zh: '→ PgUp 移动 · Enter 松开', en: '→ PgUp move · Enter releases' },
  smsCode: { zh: '发送验证码之前', en: 'Before a code is sent' },
  smsCodeNote: {
    zh: '每条短信都要花钱：先滑动，服务器收到凭证才发送，之后等 60 秒。',
    en: 'Text messages cost money: one is sent only with a pass, and the next after 60 seconds.',
  },
  signUp: { zh: '在注册表单里', en: 'In a sign-up form' },
  signUpNote: {
    zh: '验证就是表单的一项，提交时带上凭证；修改邮箱后要重新滑动。',
    en: 'A field like any other, submitted with the form. Changing the email requires a new slide.',
  },
  states: { zh: '状态与外观', en: 'States and appearance' },
  statesNote: {
    zh: '失败会回到起点并说明原因；颜色和圆角由两个变量决定。',
    en: 'A wrong try slides back and says why. Two variables set colour and corners.',
  },

  signIn: { zh: '手机号登录', en: 'Sign in by phone' },
  phone: { zh: '手机号', en: 'Mobile number' },
  enterPhone: { zh: '请输入 11 位手机号', en: 'Enter an 11-digit mobile number' },
  send: { zh: '获取验证码', en: 'Send code' },
  sendAgain: { zh: '{{seconds}} 秒后可重发', en: 'Resend in {{seconds}} s' },
  sent: { zh: '验证码已发送至 {{phone}}', en: 'A code was sent to {{phone}}' },

  join: { zh: '加入团队', en: 'Join the team' },
  email: { zh: '邮箱', en: 'Email' },
  enterEmail: { zh: '请输入邮箱', en: 'Enter an email address' },
  verifyFirst: { zh: '请先完成滑动', en: 'Slide to the end first' },
  create: { zh: '创建账号', en: 'Create account' },
  created: { zh: '账号已创建，欢迎加入', en: 'Account created. Welcome' },

  outcome: { zh: '松开之后', en: 'On release' },
  pass: { zh: '通过', en: 'Pass' },
  fail: { zh: '失败', en: 'Fail' },
  disabled: { zh: '停用', en: 'Disabled' },
  sample: { zh: '示例', en: 'Sample' },
  usual: { zh: '默认', en: 'Default' },
  green: { zh: '绿色圆角', en: 'Green and round' },
  amber: { zh: '琥珀直角', en: 'Amber and square' },
  handle: { zh: '滑块', en: 'Slider' },
  hint: { zh: '按住滑块拖到最右', en: 'Drag to the right end' },
  checking: { zh: '验证中', en: 'Checking' },
  failed: { zh: '请再试一次', en: 'Try again' },
  passed: { zh: '验证通过', en: 'Verified' },
  tooFast: { zh: '太快了，请慢一点', en: 'Too fast. Try a little slower' },
})
