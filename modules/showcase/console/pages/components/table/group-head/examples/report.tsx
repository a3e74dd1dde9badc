import { Table } from 'antd'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { countText, percentText } from '#shared/i18n/number-text'
import { useText } from '#shared/i18n/text'
import { texts } from '../text'
import { useCitySummaries, type CitySummary } from '../use-city-summaries'

const statuses = ['normal', 'enable', 'disable'] as const

export default function Report() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const { cities, ...answer } = useCitySummaries()
  const all = cities.reduce((sum, { total }) => sum + total, 0)
  const count = (title: string, of: (city: CitySummary) => number) => ({
    key: title,
    title,
    align: 'right' as const,
    render: (_value: unknown, city: CitySummary) => countText(of(city)),
  })
  return (
    <TableFrame title={t('cross')}>
      <RowsState {...answer} total={cities.length}>
        <Table
          rowKey="name"
          size="small"
          bordered
          pagination={false}
          dataSource={cities}
          columns={[
            { title: t('city'), dataIndex: 'name' },
            { title: t('byStatus'), children: statuses.map((key) => count(r(key), (city) => city.statuses[key])) },
            {
              title: t('byGender'),
              children: [
                count(r('gender1'), ({ genders }) => genders[1]),
                count(r('gender0'), ({ genders }) => genders[0]),
              ],
            },
            count(t('total'), ({ total }) => total),
            { title: t('share'), align: 'right', render: (_value, { total }) => percentText(all ? total / all : 0) },
          ]}
        />
      </RowsState>
    </TableFrame>
  )
}
