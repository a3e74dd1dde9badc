import { Skeleton, SkeletonBar } from '@atrium/ui/skeleton'
import { ErrorState } from '@atrium/ui/view-state'
import { useQuery } from '@tanstack/react-query'
import { Button, Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { api } from '../../../shared/api/api'
import { queryOf } from '../../../shared/api/query'
import { useText } from '../../../shared/i18n/text'
import { sameTab } from '../../../shared/session/navigation/same-tab'
import { useNarrow } from '../../../shared/theme/use-narrow'
import { BaseForm } from './base-form'
import { OwnFacts } from './own-facts'
import css from './page.module.css'
import { PasswordForm } from './password-form'
import { OwnSessions } from './sessions/own-sessions'
import { StoryForm } from './story/story-form'
import { SummaryCard } from './summary-card'
import { texts } from './text'

/** The signed-in person's own record, each part of which saves for itself. */
export default function ProfilePage() {
  const t = useText(texts)
  const isNarrow = useNarrow()
  const [search, setSearch] = useSearchParams()
  const { data: profile, isError, refetch } = useQuery(queryOf(api.profile.read))
  if (!profile) return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />
  const parts = [
    { key: 'base', label: t('base'), children: <BaseForm /> },
    { key: 'facts', label: t('facts'), children: <OwnFacts profile={profile} /> },
    { key: 'story', label: t('story'), children: <StoryForm /> },
    { key: 'password', label: t('password'), children: <PasswordForm /> },
    { key: 'sessions', label: t('sessions'), children: <OwnSessions /> },
  ]
  const shown = parts.find(({ key }) => key === search.get('tab'))?.key ?? 'base'
  return (
    <div className={css.page}>
      <SummaryCard profile={profile} />
      <section className={css.card} aria-label={t('parts')}>
        <Tabs
          activeKey={shown}
          items={parts}
          tabBarGutter={isNarrow ? 14 : 28}
          onChange={(tab) => setSearch(tab === 'base' ? {} : { tab }, { state: sameTab })}
        />
      </section>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText(texts)
  return (
    <div className={css.card}>
      <ErrorState title={t('failed')} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
    </div>
  )
}

function Waiting() {
  const t = useText(texts)
  return (
    <Skeleton label={t('loading')}>
      <div className={css.page}>
        <div className={css.card}>
          <div className={css.person}>
            <SkeletonBar width={96} height={96} />
            <SkeletonBar width={120} height={20} />
          </div>
        </div>
        <div className={css.card}>
          <div className={css.bars}>
            <SkeletonBar height={32} />
            <SkeletonBar height={32} width="60%" />
            <SkeletonBar height={32} width="60%" />
          </div>
        </div>
      </div>
    </Skeleton>
  )
}
