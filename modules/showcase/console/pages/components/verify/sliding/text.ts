import { defineText } from '#shared/i18n/text'

export const texts = defineText('components/verify/sliding', {
  title: ['滑块验证', 'Slider verification'],
  intro: [
    '拖到最右再继续：轨迹由服务器检查一次，通过后换得一次性凭证。',
    'Drag to the end to continue. The server checks the movement once and returns a one-time pass.',
  ],
  keys: ['→ PgUp 移动 · Enter 松开', '→ PgUp move · Enter releases'],
  smsCode: ['发送验证码之前', 'Before a code is sent'],
  smsCodeNote: [
    '每条短信都要花钱：先滑动，服务器收到凭证才发送，之后等 60 秒。',
    'Text messages cost money: one is sent only with a pass, and the next after 60 seconds.',
  ],
  signUp: ['在注册表单里', 'In a sign-up form'],
  signUpNote: [
    '验证就是表单的一项，提交时带上凭证；修改邮箱后要重新滑动。',
    'A field like any other, submitted with the form. Changing the email requires a new slide.',
  ],
  states: ['状态与外观', 'States and appearance'],
  statesNote: [
    '失败会回到起点并说明原因；颜色和圆角由两个变量决定。',
    'A failure slides back and says why. Two variables set colour and corners.',
  ],

  signIn: ['手机号登录', 'Sign in by phone'],
  phone: ['手机号', 'Mobile number'],
  enterPhone: ['请输入 11 位手机号', 'Enter an 11-digit mobile number'],
  send: ['获取验证码', 'Send code'],
  sendAgain: ['{{seconds}} 秒后可重发', 'Resend in {{seconds}} s'],
  sent: ['验证码已发送至 {{phone}}', 'A code was sent to {{phone}}'],

  join: ['加入团队', 'Join the team'],
  email: ['邮箱', 'Email'],
  enterEmail: ['请输入邮箱', 'Enter an email address'],
  verifyFirst: ['请先完成滑动', 'Slide to the end first'],
  create: ['创建账号', 'Create account'],
  created: ['账号已创建，欢迎加入', 'Account created. Welcome'],

  outcome: ['松开之后', 'On release'],
  pass: ['通过', 'Pass'],
  fail: ['失败', 'Fail'],
  disabled: ['停用', 'Disabled'],
  sample: ['示例', 'Sample'],
  usual: ['默认', 'Default'],
  green: ['绿色圆角', 'Green and round'],
  amber: ['琥珀直角', 'Amber and square'],
  handle: ['滑块', 'Slider'],
  hint: ['按住滑块拖到最右', 'Drag to the right end'],
  checking: ['验证中', 'Checking'],
  failed: ['请再试一次', 'Try again'],
  passed: ['验证通过', 'Verified'],
  tooFast: ['太快了，请慢一点', 'Too fast. Try a little slower'],
})
