import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '#calls/showcase'
import { queryOf } from '#shared/api/query'
import { QueryContent } from '#shared/chart/panel/query-content'
import { ShareChart } from '#shared/chart/share-chart'
import { countText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import { PanelNote } from '#shared/navigation/panel-note'
import { usePagePath } from '#shared/session/user/page-path'
import { texts } from './text'

const statuses = ['enable', 'normal', 'disable'] as const

/** The rows of the table pages as the reader has changed them, by status. */
export default function DemoRowsPanel() {
  const t = useText(texts)
  const path = usePagePath('components/table/search')
  const query = useQuery(queryOf(api.table.demoSummary, { body: {} }))
  return (
    <QueryContent query={query} empty={({ total }) => (total > 0 ? undefined : t('none'))}>
      {(rows) => (
        <>
          <ShareChart
            label={t('byStatus')}
            names={{ part: t('status'), count: t('rows') }}
            parts={statuses.map((status) => ({ name: t(status), count: rows.statuses[status] }))}
          >
            <b>{countText(rows.total)}</b>
            {t('rows')}
          </ShareChart>
          {path && (
            <PanelNote>
              <Link to={path}>{t('open')}</Link>
            </PanelNote>
          )}
        </>
      )}
    </QueryContent>
  )
}
