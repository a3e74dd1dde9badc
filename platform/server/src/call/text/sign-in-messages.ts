import type { LocalText } from 'atrium/contract/language'
import type { ErrorCode } from 'atrium/contract/error/codes'
import { statusTexts } from 'atrium/contract/error/status-text'

type Area =
  | 'sso'
  | 'session'
  | 'token'
  | 'login'
  | 'factor'
  | 'passkey'
  | 'verification'
  | 'passwordLink'
  | 'unlock'
  | 'password'
type SignInCode = Extract<ErrorCode, `${Area}.${string}`>

/** `msg` of the errors of sign-in, sessions and API tokens. The Chinese texts of sign-in and session are quoted from the specification. */
export const signInMessages: Readonly<Record<SignInCode, LocalText>> = {
  'session.missing': { zh: '请登录', en: 'Please sign in' },
  'session.unknown': { zh: 'token无效', en: 'The session is no longer valid. Sign in again' },
  'session.signedOut': { zh: '您已退出登录，请重新登录', en: 'You logged out. Log in again' },
  'session.endedByOwner': {
    zh: '您已在其他设备上结束了这里的登录，请重新登录',
    en: 'You ended this session from another one of yours. Log in again',
  },
  'session.kicked': {
    zh: '管理员已结束您的登录，请重新登录',
    en: 'Your session was ended by an administrator. Log in again',
  },
  'session.disabled': {
    zh: '管理员已停用您的账号，请联系管理员',
    en: 'Your account was disabled by an administrator. Ask one if you need it',
  },
  'session.endedByProvider': {
    zh: '您已在身份提供方退出登录，请重新登录',
    en: 'You signed out at your identity provider. Log in again',
  },
  'session.deleted': {
    zh: '管理员已删除您的账号，请联系管理员',
    en: 'Your account was deleted by an administrator. Ask one if you need it',
  },
  'session.passwordChanged': {
    zh: '您的密码已修改，请用新密码登录',
    en: 'Your password was changed. Log in with the new one',
  },
  'session.passwordReset': {
    zh: '管理员已重置您的密码，请用新的一次性密码登录',
    en: 'Your password was reset by an administrator. Log in with the new one-time password',
  },
  'session.tooMany': {
    zh: '您的账号登录的设备过多，最早的登录已结束，请重新登录',
    en: 'Your account was logged in too many times, so the oldest session ended. Log in again',
  },
  'session.idle': {
    zh: '您长时间没有操作，登录已过期，请重新登录',
    en: 'Your login has expired, as it was not used for a long time. Log in again',
  },
  'session.expired': statusTexts[401],
  'session.address': {
    zh: '不能从您现在的网络地址访问。请在允许的网络中使用，或联系管理员',
    en: 'The product cannot be used from your present network address. Use an allowed network, or ask an administrator',
  },
  'session.otherBrowser': {
    zh: '此登录不属于这个浏览器，请重新登录',
    en: 'This login belongs to another browser. Log in again',
  },
  'session.locked': { zh: '屏幕已锁定，请先解锁', en: 'The screen is locked. Unlock it first' },
  'session.notLocked': { zh: '屏幕未锁定', en: 'The screen is not locked' },
  'session.factorDue': {
    zh: '您的角色要求先开启两步验证',
    en: 'Your role requires that you set up a second factor first',
  },
  'session.reauth': { zh: '请先验证身份，再继续操作', en: 'Confirm that it is you first' },
  'token.unknown': { zh: 'API 令牌无效或已撤销', en: 'There is no such API token, or it was revoked' },
  'token.expired': { zh: 'API 令牌已过期', en: 'The API token has expired' },
  'token.disabled': { zh: 'API 令牌所属的账号已停用', en: 'The account of the API token is disabled' },
  'token.address': {
    zh: 'API 令牌不能从这个网络地址使用',
    en: 'The API token may not be used from this network address',
  },
  'token.sessionOnly': {
    zh: '这个接口需要登录，不能用 API 令牌调用',
    en: 'This call is for people who signed in, not for API tokens',
  },
  'token.withSession': {
    zh: 'Authorization: Bearer 不能与 token 请求头一起使用',
    en: 'Authorization: Bearer and the header token cannot be sent together',
  },
  'token.tooMany': {
    zh: 'API 令牌的请求过于频繁，请在 {seconds} 秒后再试',
    en: 'Too many requests with this API token. Try again in {seconds} s',
  },
  'login.unknownUser': { zh: '用户名不存在', en: 'There is no such user' },
  'login.wrongPassword': { zh: '用户名或者密码错误', en: 'The user name or the password is wrong' },
  'login.refused': { zh: '用户名或者密码错误', en: 'The user name or the password is wrong' },
  'login.disabled': { zh: '账号已停用，请联系管理员', en: 'This account is disabled. Ask an administrator' },
  'login.passwordExpired': {
    zh: '一次性密码已过期，请联系管理员再次重置',
    en: 'This one-time password has expired. Ask an administrator to reset it again',
  },
  'login.address': {
    zh: '不能从您现在的网络地址登录。请在允许的网络中登录，或联系管理员',
    en: 'You cannot log in from your present network address. Use an allowed network, or ask an administrator',
  },
  'login.code': { zh: '请输入验证码', en: 'Enter the verification code' },
  'login.passkey': {
    zh: '请使用通行密钥，或输入恢复码',
    en: 'Use your passkey, or enter a recovery code',
  },
  'login.codeOrPasskey': {
    zh: '请输入验证码，或使用通行密钥',
    en: 'Enter the verification code, or use your passkey',
  },
  'factor.none': {
    zh: '这个账号没有开启两步验证，请刷新页面',
    en: 'This account has no second factor. Load the page again',
  },
  'passkey.unknown': {
    zh: '这个通行密钥已从账号中移除，请用其他方式登录',
    en: 'This passkey is no longer in use here. Sign in another way',
  },
  'passkey.wrong': { zh: '通行密钥未通过验证，请重试', en: 'The passkey was not accepted. Try again' },
  'passkey.copied': {
    zh: '这个通行密钥可能被复制过，已拒绝使用。请用其他方式登录并移除它',
    en: 'This passkey may have been copied, so it was rejected. Sign in another way and remove it',
  },
  'passkey.expired': { zh: '等待时间过长，请再试一次', en: 'That took too long. Try again' },
  'login.wrongCode': { zh: '请输入正确的验证码', en: 'Enter the right verification code' },
  'login.verify': {
    zh: '尝试次数过多：完成验证后可立即再试，或等待 {minutes} 分钟',
    en: 'Too many tries. Complete the verification to try again now, or wait {minutes} min',
  },
  'login.providerOnly': {
    zh: '您的账号须使用单点登录。如单点登录不可用，请联系管理员',
    en: 'Your account signs in by single sign-on. If that does not work, ask an administrator',
  },
  'sso.notPossible': {
    zh: '演示在浏览器中运行，不能使用单点登录',
    en: 'The demo runs in the browser, which cannot use single sign-on',
  },
  'sso.noProvider': {
    zh: '该身份提供方不存在、已停用或尚未设置密钥',
    en: 'There is no such identity provider, or it is disabled or has no secret yet',
  },
  'sso.expired': {
    zh: '这次登录已失效：已使用、超过 10 分钟，或在其他标签页开始。请再登录一次',
    en: 'This sign-in is no longer good: it was used, took longer than 10 minutes, or began in another tab. Sign in again',
  },
  'sso.denied': {
    zh: '登录已取消，或被身份提供方拒绝',
    en: 'The sign-in was cancelled, or your identity provider rejected it',
  },
  'sso.unreachable': {
    zh: '暂时无法连接身份提供方，请稍后再试',
    en: 'The identity provider cannot be reached. Try again later',
  },
  'sso.invalid': {
    zh: '身份提供方返回的内容无效，请再试一次；如仍不行，请联系管理员',
    en: 'What the identity provider sent is not valid. Try again, or ask an administrator',
  },
  'sso.notAsked': {
    zh: '身份提供方没有再次验证您的身份，请用其他方式验证',
    en: 'The identity provider did not ask again who you are. Confirm it another way',
  },
  'sso.otherPerson': { zh: '这不是您关联的账号', en: 'That is not the account that is linked to you' },
  'sso.unknown': {
    zh: '没有用户与该账号关联。请用密码登录后在“登录与安全”中关联，或联系管理员',
    en: 'No user is linked to this account. Sign in with a password and link it under “Sign-in and security”, or ask an administrator',
  },
  'sso.emailTaken': {
    zh: '已有用户使用该邮箱。请用密码登录后在“登录与安全”中关联',
    en: 'A user has this email address already. Sign in with a password and link the account under “Sign-in and security”',
  },
  'sso.linked': { zh: '该账号已与用户关联', en: 'This account is linked to a user already' },
  'sso.lastWay': {
    zh: '这是您唯一的登录方式。请先添加通行密钥，或请管理员设置密码',
    en: 'This is your only way to sign in. Add a passkey first, or ask an administrator for a password',
  },
  'verification.required': { zh: '请先完成验证', en: 'Complete the verification first' },
  'verification.tooMany': {
    zh: '验证次数过多，请在 {minutes} 分钟后再试',
    en: 'Too many verifications. Try again in {minutes} min',
  },
  'verification.busy': {
    zh: '请求验证的人太多，请几秒后再试',
    en: 'Too many people ask for a verification right now. Try again in a few seconds',
  },
  'login.tooMany': { zh: '尝试次数过多，请稍后再试', en: 'Too many tries. Try again later' },
  'passwordLink.invalid': {
    zh: '链接已失效：已使用、已过期，或已被新的链接取代',
    en: 'The link is no longer good: it was used, has ended, or another one took its place',
  },
  'passwordLink.tooMany': {
    zh: '请求次数过多，请在 {minutes} 分钟后再试',
    en: 'Too many requests. Try again in {minutes} min',
  },
  'unlock.wrongPassword': { zh: '密码错误', en: 'The password is wrong' },
  'password.wrong': { zh: '密码错误', en: 'The password is wrong' },
  'password.mustChange': { zh: '请先修改密码', en: 'Change your password first' },
}
