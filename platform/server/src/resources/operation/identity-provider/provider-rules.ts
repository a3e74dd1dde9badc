import type { FormOf } from 'atrium/contract/kind/types'
import type { identityProvider } from 'atrium/contract/system/user/sso/identity-provider.record'
import type { Selectable } from 'kysely'
import { requireReauth } from '#server/access/reauth'
import { AppError } from '#server/call/app-error'
import { rejectField, rejectFields } from '#server/call/field-error'
import type { FieldError } from '#server/call/text/field-error-code'
import type { WriteCall } from '#server/call/write-call'
import type { IdentityProviderTable } from '#server/db/tables/sso-tables'
import { removeClaimedRoles } from '#server/services/session/sso/claimed-role'

type Form = FormOf<typeof identityProvider>

/** Throws unless nobody exceeds the actor: a provider says of anybody who they are. */
export function requireFullRights(call: WriteCall): void {
  if (!call.actor.admin) throw new AppError('access.stronger')
  requireReauth(call)
}

const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i

/** Whether the connection to an issuer is safe. One of this machine may do without TLS, for trials. */
function isSafe(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Checks a provider before it is saved. */
export function checkProvider(call: WriteCall, form: Form): void {
  requireFullRights(call)
  const errors: Record<string, FieldError> = {}
  if (!isSafe(form.issuer))
    errors['issuer'] = { words: { zh: '地址须以 https:// 开头', en: 'It has to begin with https://' } }
  if (!form.scopes.split(/\s+/).includes('openid'))
    errors['scopes'] = { words: { zh: '须包含 openid', en: 'It has to have openid' } }
  if (!form.domains?.every((one) => domain.test(one)))
    errors['domains'] = { words: { zh: '请填写域名，如 example.com', en: 'Enter domains, such as example.com' } }
  if (form.createsUsers && form.deptId == null) errors['deptId'] = 'required'
  if ((form.roleRules ?? []).length > 0 && form.roleClaim === '') errors['roleClaim'] = 'required'
  rejectFields(errors)
  if (form.roleId != null) rejectRoleWithoutUsers(form)
}

function rejectRoleWithoutUsers({ createsUsers }: Form): void {
  if (!createsUsers)
    rejectField('roleId', { words: { zh: '仅在自动创建用户时使用', en: 'For new users alone: let it create users' } })
}

/** Lets what claims gave go with the providers. */
export async function beforeRemoval(
  call: WriteCall,
  rows: readonly Pick<Selectable<IdentityProviderTable>, 'providerId'>[],
): Promise<void> {
  requireFullRights(call)
  await removeClaimedRoles(
    call,
    rows.map(({ providerId }) => providerId),
  )
}
