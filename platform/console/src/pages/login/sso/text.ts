import type { ErrorCode } from 'atrium/contract/error/codes'
import type { LocalText } from 'atrium/contract/language'
import type { ProviderTest } from 'atrium/contract/system/user/sso/identity-provider'
import { defineText } from '#shared/i18n/text'

export const texts = defineText('pages/sso', {
  waiting: { zh: '正在核对身份提供方的结果…', en: 'Checking what the identity provider said …' },
  signingIn: { zh: '正在登录', en: 'Signing you in' },
  linking: { zh: '正在关联账号', en: 'Linking your account' },
  testing: { zh: '正在测试', en: 'Testing' },
  linked: { zh: '账号已关联，可以用它登录', en: 'The account is linked. You can sign in with it' },
  secondStep: { zh: '两步验证', en: 'Second step' },
  secondStepHint: {
    zh: '身份提供方已确认您的身份，还需要本系统的第二步。',
    en: 'The identity provider knows you. One more step is asked for here.',
  },
  signIn: { zh: '登录', en: 'Log in' },
  notBegun: { zh: '登录不能继续', en: 'The sign-in cannot go on' },
  notBegunHint: {
    zh: '它是在另一个标签页开始的，或者已经结束、页面被重新加载。请重新登录。',
    en: 'It was begun in another tab, or it has ended, such as when the page was loaded again. Sign in once more.',
  },
  notSignedIn: { zh: '没有登录', en: 'You are not signed in' },
  notLinked: { zh: '账号没有关联', en: 'The account is not linked' },
  notTested: { zh: '测试没有完成', en: 'The test did not finish' },
  denied: { zh: '已取消', en: 'Cancelled' },
  deniedHint: {
    zh: '您或身份提供方取消了，什么都没有改变。',
    en: 'You or the identity provider said no. Nothing has changed.',
  },
  toLogin: { zh: '返回登录', en: 'Back to the login' },
  toProfile: { zh: '返回个人中心', en: 'Back to your profile' },
  toProviders: { zh: '返回身份提供方', en: 'Back to the identity providers' },
  handedOver: { zh: '请回到原来的窗口', en: 'Go back to the other window' },
  handedOverHint: { zh: '此窗口可以关闭。', en: 'You can close this one.' },
  tested: { zh: '测试结果', en: 'Outcome of the test' },
  username: { zh: '用户名', en: 'User name' },
  roles: { zh: '将授予的角色', en: 'Roles that it gives' },
  claims: { zh: '收到的声明', en: 'Claims that came' },
  comma: { zh: '、', en: ', ' },
})

/** The outcomes of a sign-in with the claims of a test. */
export const outcomeTexts = defineText('pages/sso.outcomes', {
  linked: { zh: '会以已关联的用户「{{username}}」登录。', en: 'It would sign in {{username}}, who is linked.' },
  linkedByEmail: {
    zh: '会按邮箱关联已有用户「{{username}}」，然后登录。',
    en: 'It would link the account to {{username}} by the email address, and sign them in.',
  },
  created: {
    zh: '会创建用户「{{username}}」，然后登录。',
    en: 'It would create the user {{username}}, and sign them in.',
  },
  unknown: {
    zh: '会被拒绝：没有对应的用户，此提供方也不创建用户。',
    en: 'It would be rejected: there is no such user, and this provider creates none.',
  },
  emailTaken: {
    zh: '会被拒绝：已有用户使用该邮箱，而此提供方的邮箱不受信任。',
    en: 'It would be rejected: a user has the email address, and those of this provider are not trusted.',
  },
} as const satisfies Record<ProviderTest['outcome'], LocalText>)

/** The ways on after an error, where the server names none. */
export const hintTexts = defineText('pages/sso.hints', {
  'sso.noProvider': {
    zh: '请换一种方式登录，或联系管理员。',
    en: 'Use another way to sign in, or ask an administrator.',
  },
  'sso.linked': {
    zh: '请先在另一个用户那里解除关联，或联系管理员。',
    en: 'Unlink it from the other user first, or ask an administrator.',
  },
} satisfies Partial<Record<ErrorCode, LocalText>>)
