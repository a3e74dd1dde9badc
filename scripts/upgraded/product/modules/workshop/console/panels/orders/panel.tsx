import { useQuery } from '@tanstack/react-query'
import { countOf, ShareChart } from 'atrium/console/chart'
import { queryOf } from 'atrium/console/data'
import { QueryContent } from 'atrium/console/page'
import { countText, useText } from 'atrium/console/text'
import { api } from '#calls/workshop'
import { texts } from './text'

export default function OrdersPanel() {
  const t = useText(texts)
  const query = useQuery(queryOf(api.workshopOrders.byState))
  return (
    <QueryContent query={query} empty={(rows) => (rows.length > 0 ? undefined : t('none'))}>
      {(rows) => {
        const parts = rows.map(({ state, count }) => ({ name: t(state as 'draft'), count }))
        return (
          <ShareChart label={t('byState')} names={{ part: t('state'), count: t('orders') }} parts={parts}>
            <b>{countText(countOf(parts))}</b>
            {t('orders')}
          </ShareChart>
        )
      }}
    </QueryContent>
  )
}
