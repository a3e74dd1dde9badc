import type { Dashboard } from '@atrium/contract/dashboard'
import { PlainButton } from '@atrium/ui/button'
import { ErrorState } from '@atrium/ui/view-state'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useText } from '#shared/i18n/text'
import { Achievement } from './achievement'
import { DepartmentBars } from './department-bars'
import { Figures } from './figures'
import { HomeSkeleton } from './home-skeleton'
import css from './page.module.css'
import { RecentOperations } from './recent-operations'
import { RoleShares } from './role-shares'
import { SignInTrend } from './sign-in-trend'
import { texts } from './text'

export const source = { endpoint: api.dashboard.read, inputAt: () => ({ query: {} }) }

/** The dashboard: what this system holds, over the records that the reader may see. */
export default function HomePage() {
  const t = useText(texts)
  const { data, dataUpdatedAt, isError, refetch } = useQuery(queryOf(api.dashboard.read))
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      {isError ? (
        <ErrorState
          title={t('failed')}
          hint={t('failedHint')}
          action={<PlainButton onClick={() => void refetch()}>{t('retry')}</PlainButton>}
        />
      ) : data ? (
        <Panels data={data} readAt={dataUpdatedAt} />
      ) : (
        <HomeSkeleton />
      )}
    </>
  )
}

function Panels({ data, readAt }: { data: Dashboard; readAt: number }) {
  return (
    <div className={css.page}>
      <Figures data={data} />
      <div className={css.wide}>
        <SignInTrend days={data.signInsPerDay} compared={data.signIns} />
        <RoleShares shares={data.usersByRole} users={data.users} />
      </div>
      <div className={`${css.wide} ${css.mirrored}`}>
        <div className={css.stack}>
          <DepartmentBars departments={data.usersByDepartment} users={data.users} />
          <Achievement data={data} />
        </div>
        <RecentOperations operations={data.recentOperations} readAt={readAt} />
      </div>
    </div>
  )
}
