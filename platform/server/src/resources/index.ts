import type { Endpoint } from 'atrium/contract/endpoint'
import type { Contract } from 'atrium/contract/module/contract'
import type { Product, Resource } from '../call/resource'
import { dashboardResource } from './dashboard/dashboard.routes'
import { deptResource } from './dept/dept.routes'
import { dictResource } from './dict/dict.routes'
import { eventResource } from './notice/event.routes'
import { fieldFileResource, fileResource, recordFileResource } from './file/file.routes'
import { menuResource } from './menu/menu.routes'
import { ownBrowserResource, ownFactorResource } from './session/factor/factor.routes'
import { passkeyResource } from './session/factor/passkey/passkey.routes'
import { onlineSessionResource, ownSessionResource } from './session/online-session/online-session.routes'
import { noticeResource } from './notice/notice.routes'
import { identityProviderResource } from './operation/identity-provider/identity-provider.routes'
import { mailResource } from './operation/mail/mail.routes'
import { webhookResource } from './operation/webhook/webhook.routes'
import { jobResource } from './operation/job/job.routes'
import { overviewResource } from './operation/overview/overview.routes'
import { operationLogResource } from './log/operation-log/operation-log.routes'
import { postResource } from './post/post.routes'
import { presenceResource } from './session/online-session/presence/presence.routes'
import { profileResource } from './profile/profile.routes'
import { apiTokenResource, ownTokenResource } from './profile/token/token.routes'
import { recordLogResource } from './log/record-log/record-log.routes'
import { roleResource, roleUserResource } from './role/role.routes'
import { savedViewResource, viewSharingResource } from './user/saved-view/saved-view.routes'
import { settingResource } from './setting/setting.routes'
import { sessionResource } from './session/session.routes'
import { ownSignInResource, signInLogResource } from './log/sign-in-log/sign-in-log.routes'
import { passwordLinkResource } from './session/password-link/password-link.routes'
import { ownIdentityResource, ssoResource } from './session/sso/sso.routes'
import { verificationResource } from './session/verification/verification.routes'
import { personDataResource } from './user/person-data/person-data.routes'
import { userImportResource } from './user/import/user-import.routes'
import { serviceAccountResource } from './user/service-account/service-account.routes'
import { userResource } from './user/user.routes'

/** Returns a resource with the calls as the product declares them: those for users may have extra fields. */
const declaredIn = ({ endpoints }: Contract, { calls, ...rest }: Resource): Resource => {
  const declared = (call: Endpoint) =>
    endpoints.find(([, { method, path }]) => method === call.method && path === call.path)?.[1] ?? call
  return { ...rest, calls: calls.map(([call, handler]) => [declared(call), handler] as const) }
}

/** Returns the resources of the platform, by a name that stays; a new one is a line here. */
export const platformResources = ({
  contract,
  servers,
  hostJobs,
}: Pick<Product, 'contract' | 'servers' | 'hostJobs'>): Readonly<Record<string, Resource>> => ({
  session: sessionResource,
  dashboard: dashboardResource(servers),
  user: declaredIn(contract, userResource),
  userImport: declaredIn(contract, userImportResource),
  personData: personDataResource({ servers }),
  profile: profileResource,
  ownFactor: ownFactorResource,
  ownBrowser: ownBrowserResource,
  passkey: passkeyResource,
  passwordLink: passwordLinkResource,
  sso: ssoResource,
  ownIdentity: ownIdentityResource,
  role: roleResource,
  roleUser: roleUserResource,
  menu: menuResource,
  dept: deptResource,
  post: postResource,
  dict: dictResource,
  operationLog: operationLogResource,
  recordLog: recordLogResource,
  signInLog: signInLogResource,
  onlineSession: onlineSessionResource,
  ownSession: ownSessionResource,
  ownSignIn: ownSignInResource,
  apiToken: apiTokenResource,
  ownToken: ownTokenResource,
  serviceAccount: serviceAccountResource,
  identityProvider: identityProviderResource,
  file: fileResource,
  recordFile: recordFileResource,
  fieldFile: fieldFileResource,
  notice: noticeResource,
  event: eventResource,
  presence: presenceResource,
  savedView: savedViewResource,
  viewSharing: viewSharingResource,
  verification: verificationResource,
  mail: mailResource,
  webhook: webhookResource,
  job: jobResource({ contract, servers, hostJobs }),
  overview: overviewResource({ contract, servers, hostJobs }),
  setting: settingResource,
})
