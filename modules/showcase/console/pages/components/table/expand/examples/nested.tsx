import { Table } from 'antd'
import { useState } from 'react'
import { countText, useText } from 'atrium/console/text'
import { FoldButton } from '#modules/showcase/console/demo-rows/fold-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoCities } from '#modules/showcase/console/demo-rows/use-demo-cities'
import { CityPeople } from '../city-people'
import { managers } from '../managers'
import { texts } from '../text'

export default function Nested() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [open, setOpen] = useState<readonly string[]>([])
  const { cities, total, refetch, ...answer } = useDemoCities()
  const toggle = (key: string) => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key])
  return (
    <TableFrame title={t('cities')} note={total > 0 && r('total', { count: total })}>
      <RowsState {...answer} total={total} onRetry={() => void refetch()}>
        <Table
          rowKey="city"
          size="small"
          pagination={false}
          dataSource={cities}
          columns={[
            { title: t('city'), render: (_value, { city }) => r(city) },
            { title: t('manager'), render: (_value, { city }) => t(managers[city]) },
            { title: t('people'), align: 'right', render: (_value, city) => countText(city.total) },
          ]}
          expandable={{
            expandedRowKeys: open,
            columnTitle: <span className="visually-hidden">{t('expandColumn')}</span>,
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
            expandIcon: ({ record: { city }, expanded }) => (
              <FoldButton name={r(city)} isOpen={expanded} onToggle={() => toggle(city)} />
            ),
            // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
            expandedRowRender: ({ city }) => <CityPeople city={city} />,
          }}
        />
      </RowsState>
    </TableFrame>
  )
}
