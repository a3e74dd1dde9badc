import type { Profile } from 'atrium/contract/system/profile'
import { StatusTag } from 'atrium/ui/feedback/status-tag'
import { momentText } from '#shared/crud/moment-text'
import { Facts } from '#shared/facts/facts'
import { useText } from '#shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

/** The facts about the person that only others can change. */
export function OwnFacts({ profile }: { profile: Profile }) {
  const t = useText(texts)
  return (
    <>
      <p className={css.note}>{t('factsHint')}</p>
      <div className={css.columns}>
        <Facts
          hasColumns
          facts={[
            [t('id'), profile.userId],
            [t('username'), profile.username],
            [t('dept'), profile.deptName],
            [t('post'), profile.postName],
            [t('roles'), profile.roles.length > 0 && <Roles roles={profile.roles} />],
            [t('age'), profile.age],
            [t('address'), profile.address],
            [t('created'), momentText(profile.createdAt)],
          ]}
        />
      </div>
    </>
  )
}

export function Roles({ roles }: Pick<Profile, 'roles'>) {
  return (
    <span className={css.roles}>
      {roles.map(({ roleId, roleName }) => (
        <StatusTag key={roleId} tone="primary">
          {roleName}
        </StatusTag>
      ))}
    </span>
  )
}
