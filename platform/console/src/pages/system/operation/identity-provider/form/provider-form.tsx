import type { identityProvider } from 'atrium/contract/system/user/sso/identity-provider.record'
import { FieldGroup } from '#shared/crud/form/field-group'
import type { PageParts } from '#shared/crud/kind/kind-page'
import { useText } from '#shared/i18n/text'
import css from './provider-form.module.css'
import { texts } from './text'

type Parts = PageParts<typeof identityProvider>

const groups = {
  provider: ['providerName', 'buttonText', 'issuer', 'clientId', 'scopes', 'status'],
  signIn: ['domains', 'checksFactor', 'localPassword'],
  users: ['trustsEmail', 'createsUsers', 'deptId', 'roleId'],
} as const

/** The fields in groups, two beside each other; the lines of the roles have all of the width. */
const Layout: NonNullable<Parts['layout']> = ({ field }) => {
  const t = useText(texts)
  return (
    <>
      {(['provider', 'signIn', 'users'] as const).map((name) => (
        <FieldGroup key={name} title={t(name)}>
          {groups[name].map(field)}
        </FieldGroup>
      ))}
      <FieldGroup title={t('roles')}>
        <div className={css.rules}>
          {field('roleClaim')}
          {field('roleRules')}
          {field('remark')}
        </div>
      </FieldGroup>
    </>
  )
}

/** The form of a provider. */
export const providerForm: Pick<Parts, 'layout'> = { layout: Layout }
