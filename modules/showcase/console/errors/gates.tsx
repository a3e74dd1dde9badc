import { PermissionGate, RoleGate, useSession } from 'atrium/console/data'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { PlainButton, Icon } from 'atrium/ui'
import css from './error-example-page.module.css'
import { texts } from './text'

/** Buttons that are there for those who may use them, by a permission or by a role. */
export function Gates() {
  const t = useText(texts)
  const { userInfo, roles } = useSession()
  const press = () => notify.info(t('pressed'))
  return (
    <section className={css.card} aria-labelledby="error-gates">
      <h2 id="error-gates">{t('gates')}</h2>
      <p>{t('gatesHint', { name: userInfo.nickname, roles: roles.join(', ') || t('noRole') })}</p>
      <ul className={css.gates}>
        <li>
          <code>{"<PermissionGate codes={['system:user:add']}>"}</code>
          <PermissionGate codes={['system:user:add']}>
            <PlainButton onClick={press}>
              <Icon name="lucide:user-plus" />
              {t('addUser')}
            </PlainButton>
          </PermissionGate>
        </li>
        <li>
          <code>{"<PermissionGate codes={['system:role:edit', 'system:dict:edit']}>"}</code>
          <PermissionGate codes={['system:role:edit', 'system:dict:edit']}>
            <PlainButton onClick={press}>
              <Icon name="lucide:pencil" />
              {t('edit')}
            </PlainButton>
          </PermissionGate>
        </li>
        <li>
          <code>{"<RoleGate roles={['editor', 'common']}>"}</code>
          <RoleGate roles={['editor', 'common']}>
            <PlainButton onClick={press}>
              <Icon name="lucide:send" />
              {t('publish')}
            </PlainButton>
          </RoleGate>
        </li>
      </ul>
    </section>
  )
}
