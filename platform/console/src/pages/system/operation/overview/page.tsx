import { overviewHours, type Overview, type OverviewHours } from 'atrium/contract/system/operation/overview'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { Icon } from 'atrium/ui/icon'
import { Heading } from 'atrium/ui/layout/heading'
import { useSearchParams } from 'react-router'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { QueryContent } from '#shared/chart/panel/query-content'
import { exactMomentText } from '#shared/crud/moment-text'
import { useText } from '#shared/i18n/text'
import { sameTab } from '#shared/navigation/same-tab'
import { CallCharts } from './call-charts'
import { FailedCalls, SlowCalls } from './call-lists'
import { engineNames } from './engine-names'
import { OverviewFigures } from './overview-figures'
import { DatabaseSize, ServerState } from './server-state'
import { SettingsInForce } from './settings-in-force'
import css from './overview.module.css'
import { texts } from './text'

const refreshMillis = 30_000

const hoursAt = (search: URLSearchParams): OverviewHours =>
  overviewHours.find((hours) => String(hours) === search.get('hours')) ?? 1

/** Shows how the server does: calls, errors, sessions, database, jobs and settings. It is read again every 30 seconds. */
export default function OverviewPage() {
  const t = useText(texts)
  const [search, setSearch] = useSearchParams()
  const hours = hoursAt(search)
  const query = useQuery({
    ...queryOf(api.overview.figures, { query: { hours } }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMillis,
  })
  return (
    <div className={css.page} aria-busy={query.isPlaceholderData}>
      <Heading
        title={t('title')}
        note={query.data && <About overview={query.data} />}
        actions={
          <>
            <Segmented
              aria-label={t('range')}
              value={hours}
              options={overviewHours.map((value) => ({ value, label: t('hours', { hours: value }) }))}
              onChange={(value) => setSearch({ hours: String(value) }, { state: sameTab, replace: true })}
            />
            <Button
              icon={<Icon name="lucide:refresh-cw" />}
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {t('refresh')}
            </Button>
          </>
        }
      />
      <QueryContent query={query} height={480}>
        {(overview) => (
          <>
            <OverviewFigures overview={overview} hours={hours} />
            <CallCharts overview={overview} />
            <div className={css.two}>
              <FailedCalls calls={overview.failed} />
              <SlowCalls calls={overview.slow} />
            </div>
            <div className={css.two}>
              <ServerState overview={overview} />
              <DatabaseSize database={overview.database} />
            </div>
            <SettingsInForce settings={overview.settings} />
          </>
        )}
      </QueryContent>
    </div>
  )
}

function About({ overview: { version, runtime, engine, startedAt } }: { overview: Overview }) {
  const t = useText(texts)
  const name = runtime === 'browser' ? t('inBrowser') : runtime
  return [version, name, engineNames[engine] ?? engine, t('since', { moment: exactMomentText(startedAt) })]
    .filter(Boolean)
    .join(' · ')
}
