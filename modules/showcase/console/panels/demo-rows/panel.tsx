import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ShareChart } from 'atrium/console/chart'
import { queryOf } from 'atrium/console/data'
import { QueryContent, PanelNote, usePagePath } from 'atrium/console/page'
import { countText, useText } from 'atrium/console/text'
import { api } from '#calls/showcase'
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
