import type { Profile } from 'atrium/contract/system/profile'
import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { Tabs } from 'atrium/ui/layout/tabs'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import { sameTab } from '#shared/navigation/same-tab'
import { BaseForm } from './base-form'
import { NoticeChoices } from './notices/notice-choices'
import { OwnFacts } from './own-facts'
import css from './page.module.css'
import { Security } from './security/security'
import { OwnSessions } from './sessions/own-sessions'
import { StoryForm } from './story/story-form'
import { SummaryCard } from './summary-card'
import { texts } from './text'

/** The signed-in person's own record, each part of which saves for itself. */
export default function ProfilePage() {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const { data: profile, isError, refetch } = useQuery(queryOf(api.profile.read))
  if (!profile) return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />
  return (
    <div className={css.page}>
      <SummaryCard profile={profile} />
      <section className={css.card} aria-label={t('parts')}>
        <Parts
          profile={profile}
          shown={partOf(search.get('tab'))}
          onShow={(part) => setSearch(part === 'base' ? {} : { tab: part }, { state: sameTab })}
        />
      </section>
    </div>
  )
}

const parts = ['base', 'facts', 'story', 'security', 'notices', 'sessions'] as const
type Part = (typeof parts)[number]

/** Returns the part that an address names. `password` is what mails and links of earlier versions call the one with it. */
function partOf(tab: string | null): Part {
  return tab === 'password' ? 'security' : (parts.find((part) => part === tab) ?? 'base')
}

function Parts({ profile, shown, onShow }: { profile: Profile; shown: Part; onShow: (part: Part) => void }) {
  const t = useText(texts)
  const contents: Record<Part, ReactNode> = {
    base: <BaseForm />,
    facts: <OwnFacts profile={profile} />,
    story: <StoryForm />,
    security: <Security />,
    notices: <NoticeChoices />,
    sessions: <OwnSessions />,
  }
  return (
    <Tabs
      label={t('parts')}
      tabs={parts.map((key) => ({ key, label: t(key), content: contents[key] }))}
      current={shown}
      onSelect={onShow}
      className={css.tabs}
    />
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
