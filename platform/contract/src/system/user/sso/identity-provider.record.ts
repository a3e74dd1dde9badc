import { status } from '../../../kind/fields/choice/status'
import { tags } from '../../../kind/fields/choice/tags'
import { yesNo } from '../../../kind/fields/choice/yes-no'
import { computed } from '../../../kind/fields/computed'
import { lines } from '../../../kind/fields/lines/lines'
import { int } from '../../../kind/fields/number/int'
import { department } from '../../../kind/fields/reference/department'
import { ref } from '../../../kind/fields/reference/ref'
import { multiline } from '../../../kind/fields/text/multiline'
import { text } from '../../../kind/fields/text/text'
import { url } from '../../../kind/fields/text/url'
import { recordKind } from '../../../kind/record-kind'
import { most } from '../../../untrusted/rules'

/** The scopes that a new provider is asked for. */
export const usualScopes = 'openid profile email'

/** A provider of OpenID Connect at which people sign in. Its secret is in a table of its own. */
export const identityProvider = recordKind('identityProvider', {
  name: { zh: '身份提供方', en: 'Identity provider' },
  plural: { zh: '身份提供方', en: 'identity providers' },
  table: 'identityProviders',
  id: 'providerId',
  title: 'providerName',
  permissions: 'system:identityProvider',
  page: {
    path: '/system/operation/identityProvider',
    needs: [['system:identityProvider:list'], ['system:identityProvider:query', 'system:identityProvider:edit']],
  },
  fields: {
    providerName: text(30, { zh: '名称', en: 'Name' }, { unique: true, filter: true }),
    buttonText: text(
      40,
      { zh: '按钮文字', en: 'Text of the button' },
      {
        optional: true,
        hint: {
          zh: '登录页上的按钮；留空则为“使用 <名称> 登录”',
          en: 'The button of the login page; empty for “Sign in with <name>”',
        },
      },
    ),
    issuer: url(
      { zh: '签发者地址', en: 'Issuer' },
      {
        hint: {
          zh: '该地址下应有 /.well-known/openid-configuration',
          en: 'The address that has /.well-known/openid-configuration below it',
        },
      },
    ),
    clientId: text(200, { zh: '客户端 ID', en: 'Client id' }),
    scopes: text(200, { zh: '请求范围', en: 'Scopes' }, { initial: usualScopes }),
    domains: tags(
      { zh: '邮箱域名', en: 'Email domains' },
      {
        optional: true,
        hint: {
          zh: '在登录页输入这些域名的邮箱，会直接转到此提供方',
          en: 'Who types an email address of these domains on the login page is sent to this provider at once',
        },
      },
    ),
    trustsEmail: yesNo(
      { zh: '信任其邮箱', en: 'Trust its email addresses' },
      {
        hint: {
          zh: '首次登录时，按已验证的邮箱关联已有用户；只对由本公司管理邮箱的提供方打开',
          en: 'A first sign-in is linked to the user with the verified email address. Only for providers that your company runs the addresses of',
        },
      },
    ),
    createsUsers: yesNo(
      { zh: '自动创建用户', en: 'Create users' },
      { hint: { zh: '没有对应用户的人首次登录时创建', en: 'For who has no user yet, at the first sign-in' } },
    ),
    deptId: department({ zh: '新用户的部门', en: 'Department of new users' }, { optional: true }),
    roleId: ref('role', { zh: '新用户的角色', en: 'Role of new users' }, { optional: true, create: false }),
    checksFactor: yesNo(
      { zh: '由其验证第二因素', en: 'It checks the second factor' },
      {
        hint: {
          zh: '打开后，从这里登录不再要求本系统的验证码或通行密钥',
          en: 'With it, sign-ins there need no code or passkey of this system',
        },
      },
    ),
    localPassword: yesNo(
      { zh: '允许本地密码', en: 'Local passwords' },
      {
        initial: true,
        hint: {
          zh: '关闭后，已关联的用户只能从这里登录；超级管理员不受限制',
          en: 'Without it, who is linked signs in here alone; the built-in administrators are excepted',
        },
      },
    ),
    roleClaim: text(
      100,
      { zh: '角色声明', en: 'Claim of roles' },
      {
        optional: true,
        hint: {
          zh: '如 groups；每次登录时按下面的对应关系授予角色',
          en: 'Such as groups: at each sign-in its values give the roles below',
        },
      },
    ),
    roleRules: lines(
      { zh: '角色对应', en: 'Roles of values' },
      {
        claimValue: text(200, { zh: '声明的值', en: 'Value of the claim' }),
        roleId: ref('role', { zh: '角色', en: 'Role' }, { create: false }),
      },
      { table: 'identityProviderRoles', most: 100 },
    ),
    status: status(),
    remark: multiline(most.remark, { zh: '备注', en: 'Remark' }, { optional: true }),
    hasSecret: computed(yesNo({ zh: '已设置密钥', en: 'Has a secret' })),
    people: computed(int({ zh: '已关联用户', en: 'Linked users' }, { total: false })),
  },
  logged: {
    secretReplaced: { zh: '已更换密钥', en: 'New secret' },
    outcome: { zh: '测试结果', en: 'Outcome of the test' },
  },
})
