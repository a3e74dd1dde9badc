import type { Profile } from 'atrium/contract/system/profile'
import { momentText } from '#shared/crud/moment-text'
import { Facts } from '#shared/facts/facts'
import { useText } from '#shared/i18n/text'
import { AvatarChange } from './avatar/avatar-change'
import { Roles } from './own-facts'
import css from './page.module.css'
import { texts } from './text'

/** Who the person is, at a glance. */
export function SummaryCard({ profile }: { profile: Profile }) {
  const t = useText(texts)
  return (
    <section className={css.card} aria-label={profile.nickname}>
      <div className={css.person}>
        <AvatarChange name={profile.nickname} picture={profile.avatar} />
        <h1>{profile.nickname}</h1>
        <p>{profile.username}</p>
      </div>
      <Facts
        facts={[
          [t('dept'), profile.deptName],
          [t('post'), profile.postName],
          [t('roles'), profile.roles.length > 0 && <Roles roles={profile.roles} />],
          [t('created'), momentText(profile.createdAt)],
        ]}
      />
    </section>
  )
}
