import type { Dashboard, DashboardPanel } from 'atrium/contract/dashboard'
import { PlainButton } from 'atrium/ui/button'
import { ErrorState } from 'atrium/ui/feedback/view-state'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import { Achievement } from './panels/achievement'
import { DepartmentBars } from './panels/department-bars'
import { Figures } from './figures'
import { HomeSkeleton } from './home-skeleton'
import { IntroductionCard } from './introduction/introduction-card'
import { ModulePanel } from './panels/module-panel'
import css from './page.module.css'
import { inputAt, momentOfDay, rangeAt } from './range/range'
import { RangeChoice } from './range/range-choice'
import { RecentOperations } from './panels/recent-operations'
import { RoleShares } from './panels/role-shares'
import { SignInTrend } from './panels/sign-in-trend'
import { texts } from './text'

/** The dashboard: what this system holds, over the records that the reader may see. */
export default function HomePage() {
  const t = useText(texts)
  const [search] = useSearchParams()
  const title = useRef<HTMLHeadingElement>(null)
  const days = rangeAt(search)
  const query = queryOf(api.dashboard.read, inputAt(search))
  const { data, dataUpdatedAt, isError, isPlaceholderData, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  return (
    <div className={css.page} aria-busy={isPlaceholderData}>
      <h1 ref={title} tabIndex={-1} className="visually-hidden">
        {t('title')}
      </h1>
      <RangeChoice value={days} />
      {isError && data === undefined ? (
        <ErrorState
          title={t('failed')}
          hint={t('failedHint')}
          action={<PlainButton onClick={() => void refetch()}>{t('retry')}</PlainButton>}
        />
      ) : data ? (
        <>
          {data.introduction && (
            <IntroductionCard introduction={data.introduction} onClose={() => title.current?.focus()} />
          )}
          <Panels data={data} readAt={dataUpdatedAt} />
        </>
      ) : (
        <HomeSkeleton />
      )}
    </div>
  )
}

function Panels({ data, readAt }: { data: Dashboard; readAt: number }) {
  const from = momentOfDay(data.signInsPerDay[0]!.day)
  const show = (panel: DashboardPanel) => <ModulePanel key={panel.id} panel={panel} days={data.days} from={from} />
  const below = data.panels.filter(({ isFirst }) => !isFirst)
  // A single one fits beside the last panels; alone in a row it would be too wide.
  const beside = below.length === 1 && !below[0]!.isWide
  return (
    <>
      <Figures data={data} from={from} />
      {data.panels.filter(({ isFirst }) => isFirst).map(show)}
      <div className={css.wide}>
        <SignInTrend {...data} />
        <RoleShares shares={data.usersByRole} users={data.users} />
      </div>
      <div className={`${css.wide} ${beside ? css.three : css.mirrored}`}>
        <div className={css.stack}>
          <DepartmentBars departments={data.usersByDepartment} users={data.users} />
          <Achievement data={data} />
        </div>
        <RecentOperations operations={data.recentOperations} readAt={readAt} />
        {beside && below.map(show)}
      </div>
      {!beside && below.length > 0 && <div className={css.panels}>{below.map(show)}</div>}
    </>
  )
}
