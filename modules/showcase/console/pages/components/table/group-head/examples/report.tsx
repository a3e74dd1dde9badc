import { Table } from 'antd'
import { countText, useText } from 'atrium/console/text'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoCities } from '#modules/showcase/console/demo-rows/use-demo-cities'
import type { DemoCitySummary } from '#modules/showcase/contract/table'
import css from '../page.module.css'
import { texts } from '../text'

const figures = {
  normal: ({ statuses }: DemoCitySummary) => statuses.normal,
  enable: ({ statuses }: DemoCitySummary) => statuses.enable,
  disable: ({ statuses }: DemoCitySummary) => statuses.disable,
  gender1: ({ genders }: DemoCitySummary) => genders[1],
  gender0: ({ genders }: DemoCitySummary) => genders[0],
}
type Figure = keyof typeof figures
const names = Object.keys(figures) as Figure[]

/** With one decimal the shares of a thousand rows are exact, and add up to 100. */
const shareText = (part: number, all: number) => `${((part / all) * 100).toFixed(1)}%`

export default function Report() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const { cities, total, refetch, ...answer } = useDemoCities()
  const sumOf = (name: Figure) => cities.reduce((sum, city) => sum + figures[name](city), 0)
  const count = (name: Figure) => ({
    key: name,
    title: r(name),
    align: 'right' as const,
    render: (_value: unknown, city: DemoCitySummary) => countText(figures[name](city)),
  })
  const sums = [...names.map((name) => countText(sumOf(name))), countText(total), shareText(total, total)]
  return (
    <TableFrame title={t('cross')}>
      <RowsState {...answer} total={total} onRetry={() => void refetch()}>
        <Table
          rowKey="city"
          size="small"
          bordered
          pagination={false}
          dataSource={cities}
          columns={[
            { title: t('city'), render: (_value, { city }) => r(city) },
            { title: t('byStatus'), children: [count('normal'), count('enable'), count('disable')] },
            { title: t('byGender'), children: [count('gender1'), count('gender0')] },
            { title: t('total'), align: 'right', render: (_value, city) => countText(city.total) },
            { title: t('share'), align: 'right', render: (_value, city) => shareText(city.total, total) },
          ]}
          // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
          summary={() => (
            <Table.Summary.Row className={css.sums}>
              <Table.Summary.Cell index={0}>{t('total')}</Table.Summary.Cell>
              {sums.map((text, at) => (
                <Table.Summary.Cell key={names[at] ?? at} index={at + 1} align="right">
                  {text}
                </Table.Summary.Cell>
              ))}
            </Table.Summary.Row>
          )}
        />
      </RowsState>
    </TableFrame>
  )
}
