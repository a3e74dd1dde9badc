import { dashboard } from '../dashboard'
import { session } from '../session'
import { dept } from '../system/dept.record'
import { depts } from '../system/dept'
import { dictData } from '../system/dict-data.record'
import { dict } from '../system/dict.record'
import { dicts } from '../system/dict'
import { fieldFiles } from '../system/record/field-file'
import { files } from '../system/record/file'
import { userImport } from '../system/import/user-import'
import { menu } from '../system/menu.record'
import { menus } from '../system/menu'
import { session as onlineSession } from '../system/online-session/online-session.record'
import { onlineSessions, ownSessions } from '../system/online-session/online-session'
import { jobs } from '../system/operation/job'
import { job } from '../system/operation/job.record'
import { overview } from '../system/operation/overview'
import { operationLogs } from '../system/log/operation-log'
import { post } from '../system/post.record'
import { posts } from '../system/post'
import { mails } from '../system/operation/mail'
import { mail } from '../system/operation/mail.record'
import { webhooks } from '../system/operation/webhook'
import { webhook } from '../system/operation/webhook.record'
import { events } from '../system/notice/event-stream'
import { notices } from '../system/notice/notice'
import { profile } from '../system/profile'
import { role } from '../system/role.record'
import { recordFiles } from '../system/record/record-files'
import { recordLog } from '../system/record/record-log'
import { roles } from '../system/role'
import { roleUsers } from '../system/role/role-user'
import { ownBrowsers } from '../system/user/trusted-browser'
import { ownSignIns, signInLogs } from '../system/log/sign-in-log'
import { serviceAccounts } from '../system/user/service-account/service-account'
import { serviceAccount } from '../system/user/service-account/service-account.record'
import { apiTokens, ownTokens } from '../system/user/token/token'
import { apiToken } from '../system/user/token/token.record'
import { personData } from '../system/user/person-data'
import { ownFactors } from '../system/user/factor'
import { passkeys } from '../system/user/passkey'
import { identityProviders } from '../system/user/sso/identity-provider'
import { identityProvider } from '../system/user/sso/identity-provider.record'
import { ownIdentities } from '../system/user/sso/own-identity'
import { sso } from '../system/user/sso/sign-in'
import { passwordLinks } from '../system/user/password-link'
import { presence } from '../system/user/presence'
import { user } from '../system/user.record'
import { users } from '../system/user'
import { savedViews, viewSharing } from '../system/user/view/saved-view'
import { savedView } from '../system/user/view/saved-view.record'
import { settings } from './setting-calls'
import { setting } from './setting.record'
import { verification } from '../untrusted/verification'

/** The calls of the platform, by resource: those that every product has. */
export const platformApi = {
  session,
  dashboard,
  users,
  userImport,
  personData,
  profile,
  ownFactors,
  passkeys,
  passwordLinks,
  sso,
  ownIdentities,
  roles,
  roleUsers,
  menus,
  depts,
  posts,
  dicts,
  operationLogs,
  recordLog,
  recordFiles,
  signInLogs,
  onlineSessions,
  ownSessions,
  ownSignIns,
  ownBrowsers,
  apiTokens,
  ownTokens,
  serviceAccounts,
  identityProviders,
  files,
  fieldFiles,
  notices,
  events,
  presence,
  savedViews,
  viewSharing,
  verification,
  settings,
  jobs,
  overview,
  mails,
  webhooks,
}

/** The kinds of records of the platform, by name. */
export const platformRecords = {
  user,
  role,
  menu,
  dept,
  post,
  dict,
  dictData,
  session: onlineSession,
  setting,
  savedView,
  job,
  mail,
  webhook,
  apiToken,
  serviceAccount,
  identityProvider,
}
