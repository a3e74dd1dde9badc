import { languages, type LocalText } from './language'
import { DefaultView } from './system/user/view/view-state'
import { picture } from './download'
import { moment } from './fields'
import { image } from './fields/kinds'
import { OfferedProvider } from './system/user/sso/sign-in'
import { most } from './untrusted/rules'
import { PasskeyProof } from './untrusted/passkey'
import { VerificationPass } from './untrusted/verification'
import * as z from 'zod'
import { endpoint } from './endpoint'

/** Length limits of the sign-in form; longer input is rejected before it is hashed. */

/** How long a token, and the cookie that carries it in the console, is good for: 7 days, in seconds. */
export const sessionSeconds = 7 * 24 * 60 * 60

export const Credentials = z
  .strictObject({
    username: z.string().trim().min(1).max(most.username),
    password: z.string().min(1).max(most.password),
    /** After 403 `login.code`, `login.passkey` or `login.codeOrPasskey`: six digits of an authenticator app, or a recovery code; spaces, dashes and case do not count. */
    code: z.string().trim().min(1).max(most.password).optional(),
    /** With `code`: the next sign-ins of the person in this browser ask for no code, for 30 days. Without TLS it changes nothing, since no cookie is safe then. */
    keepBrowser: z.boolean().optional(),
    /** In place of the code: a passkey of the account, for a challenge with the purpose `secondFactor`. */
    passkey: PasskeyProof.optional(),
    /** After 429 `login.verify`: the pass of a verification for `login`, good for this attempt. */
    pass: VerificationPass.optional(),
  })
  .meta({ id: 'Credentials' })

/** The lock-screen password: chosen at each lock, kept as a hash on the session, never in the browser. */
export const LockPassword = z
  .strictObject({ password: z.string().min(1).max(most.password) })
  .meta({ id: 'LockPassword' })

/**
 * The lock-screen password, for five tries a lock, or the account's. Whatever is not the lock-screen password counts as a guess
 * at the account's password, together with wrong sign-ins: 429 `login.verify` after five in 15 minutes, while the right
 * lock-screen password still opens as long as its own tries last. `pass` is of a verification for `unlock`.
 */
export const UnlockPassword = z
  .strictObject({ password: z.string().min(1).max(most.password), pass: VerificationPass.optional() })
  .meta({ id: 'UnlockPassword' })

/**
 * The account's password once more, or the code of an own app, or an own passkey: one of them. Wrong ones count together with wrong sign-ins; `pass` is of a
 * verification for `reauthenticate`.
 */
export const Reauthentication = z
  .strictObject({
    password: z.string().min(1).max(most.password).optional(),
    /** Six digits of an authenticator app; a recovery code is for sign-ins alone. */
    code: z.string().trim().min(1).max(most.password).optional(),
    /** For a challenge of `requestOwn`. */
    passkey: PasskeyProof.optional(),
    pass: VerificationPass.optional(),
  })
  .refine(
    ({ password, code, passkey }) => [password, code, passkey].filter((shown) => shown !== undefined).length === 1,
  )
  .meta({ id: 'Reauthentication' })

/** For how long a session may make calls that need a re-authentication, after one or after the sign-in, in milliseconds. */
export const reauthMillis = 10 * 60 * 1000

/**
 * A password to be set. The server rejects more than a schema can: fewer than 8 characters in the demo or 12 in a real
 * installation, the common ones, and those that hold the user name or the name of the product.
 */
export const newPassword = z.string().min(1).max(most.password).meta({ id: 'NewPassword' })

/** The data of a locked session that the lock screen shows. */
export const LockState = z
  .strictObject({
    username: z.string(),
    nickname: z.string(),
    avatar: z.string(),
    /** The lock-screen password has a try left; without one only the account's unlocks. */
    lockPassword: z.boolean(),
  })
  .meta({ id: 'LockState' })
export type LockState = z.output<typeof LockState>

export const UserInfo = z
  .strictObject({
    userInfo: z.strictObject({ username: z.string(), nickname: z.string(), avatar: z.string() }),
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
    /** Every call but this one, the profile's change of password and log-out answers 403 `password.mustChange`. */
    mustChangePassword: z.boolean(),
    /** The rule of a role for somebody without a second factor; null for none. `at` is when it begins to count, null where it does already: such calls answer 403 `session.factorDue`. */
    factorDue: z.strictObject({ rule: z.enum(['administration', 'always']), at: moment.nullable() }).nullable(),
    /** The fewest characters that a new password may have in this installation. */
    passwordLength: z.int(),
    /** Whether mails can be sent. */
    hasMail: z.boolean(),
    /** The session was opened at an identity provider: `sso.signOut` ends the one there as well. */
    isFromProvider: z.boolean(),
    /** The views that lists open with, at most one for each list. */
    defaultViews: z.array(DefaultView),
    /** The language that they chose; null for none. */
    language: z.enum(languages).nullable(),
  })
  .meta({ id: 'UserInfo' })
export type UserInfo = z.output<typeof UserInfo>

export const RouteMeta = z
  .strictObject({
    title: z.string(),
    icon: z.string(),
    sort: z.int(),
    /** Not drawn in the menu, still reachable. */
    hidden: z.boolean(),
    /** The page keeps its state while its tab is open. */
    isCache: z.boolean(),
    /** The entry opens `path` itself, an http(s) address, in a new browser tab. */
    isLink: z.boolean(),
    /** The page shows `frameSrc` in a frame. */
    isFrame: z.boolean(),
    frameSrc: z.string(),
    /** A JSON object of strings that the entry opens its page with; empty for none. */
    query: z.string(),
    /** The path of the menu entry to mark while this page shows; empty for its own. */
    activeMenu: z.string(),
    permissions: z.array(z.string()),
  })
  .meta({ id: 'RouteMeta' })
export type RouteMeta = z.output<typeof RouteMeta>

/** One entry of the signed-in person's menu. `path` is one segment below its parent; `component` is a page id, empty for a directory. */
export const RouterEntry = z
  .strictObject({
    path: z.string(),
    name: z.string(),
    component: z.string(),
    meta: RouteMeta,
    get children() {
      return z.array(RouterEntry)
    },
  })
  .meta({ id: 'RouterEntry' })
export type RouterEntry = z.output<typeof RouterEntry>

/** The kind of an installation: the name of the seed that it was filled with, or `none` for a real one. */
export type InstallationKind = string

/** A seed of the product, as the login page of the demo offers it. */
export interface SeedChoice {
  readonly name: string
  /** A noun for the data, such as `{ zh: '公司', en: 'company' }`. */
  readonly noun: LocalText
  /** Shown while the demo has these data. */
  readonly hint?: LocalText | undefined
}

/** The name and looks of the product, as administrators set it. */
export const ShownBrand = z
  .strictObject({
    name: z.string(),
    /** Six hex digits with #. */
    colour: z.string(),
    /** The keys of pictures for `brandPicture`; empty for that of the build. */
    logo: z.string(),
    picture: z.string(),
  })
  .meta({ id: 'ShownBrand' })
export type ShownBrand = z.output<typeof ShownBrand>

export const LoginOptions = z
  .strictObject({
    /** The accounts of the demo seed; empty in a real installation. */
    demoAccounts: z.array(z.strictObject({ username: z.string(), password: z.string() })),
    brand: ShownBrand,
    /** Whether people can ask for a link to set a forgotten password: mails can be sent, and no administrator has switched it off. */
    forgottenPassword: z.boolean(),
    /** The identity providers that people can sign in at. */
    providers: z.array(OfferedProvider),
    /** The language for browsers that prefer none of the product's; null until one is set, then it is English where that is offered. */
    language: z.enum(languages).nullable(),
  })
  .meta({ id: 'LoginOptions' })

export const session = {
  loginOptions: endpoint('GET /api/user/loginOptions', {
    access: 'public',
    reply: LoginOptions,
    summary: 'Read the brand, and the demo accounts that the login page offers',
  }),
  /** The logo or the picture of the login page, for anybody. */
  brandPicture: endpoint('GET /api/user/brandPicture', {
    access: 'public',
    query: z.strictObject({ key: image.min(1).meta({ examples: ['Zt0Wc3nQk1uXy-5_rB7dLg'] }) }),
    reply: picture,
    summary: 'Read a picture of the brand',
  }),
  login: endpoint('POST /api/user/login', {
    access: 'public',
    body: Credentials,
    reply: z.string(),
    message: 'signedIn',
    summary: 'Sign in',
  }),
  userInfo: endpoint('POST /api/user/getUserInfo', {
    access: 'signedIn',
    byToken: true,
    reply: UserInfo,
    whenPasswordDue: true,
    summary: 'Read own name, roles and permissions',
  }),
  routers: endpoint('GET /api/getRouters', {
    access: 'signedIn',
    reply: z.array(RouterEntry),
    summary: 'Read own menu',
  }),
  /** The same with the method of the specification. */
  routersByPost: endpoint('POST /api/getRouters', {
    access: 'signedIn',
    reply: z.array(RouterEntry),
    summary: 'Read own menu, with the method of the specification',
  }),
  /** Returns no data: the reply has only its `rightsHeader`, which shows whether the rights changed, for a console that makes no other call. */
  rights: endpoint('GET /api/user/rights', {
    access: 'signedIn',
    reply: z.null(),
    isUse: false,
    summary: 'Ask whether the own rights changed',
  }),
  logout: endpoint('POST /api/user/logout', {
    access: 'signedIn',
    reply: z.null(),
    whenLocked: true,
    whenPasswordDue: true,
    endsSession: true,
    summary: 'Sign out',
  }),
  lock: endpoint('POST /api/user/lock', {
    access: 'signedIn',
    whenFactorDue: true,
    body: LockPassword,
    reply: z.null(),
    whenLocked: true,
    summary: 'Lock the session',
  }),
  lockState: endpoint('GET /api/user/lock', {
    access: 'signedIn',
    whenFactorDue: true,
    reply: LockState,
    whenLocked: true,
    summary: 'Read who locked the session and what opens it',
  }),
  /** Returns the new token that replaces the present one. */
  unlock: endpoint('POST /api/user/unlock', {
    access: 'signedIn',
    whenFactorDue: true,
    body: UnlockPassword,
    reply: z.string(),
    whenLocked: true,
    summary: 'Unlock the session',
  }),
  /** Lets this session make calls that need a re-authentication, for ten minutes. */
  reauthenticate: endpoint('POST /api/user/reauthenticate', {
    access: 'signedIn',
    whenFactorDue: true,
    body: Reauthentication,
    reply: z.null(),
    summary: 'Show that it is still oneself',
  }),
}
