import { Table } from 'antd'
import { useState } from 'react'
import { moneyText, useText } from 'atrium/console/text'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import css from '../summary.module.css'
import { texts } from '../text'

const bills = [
  { key: 1, subject: 'train', day: '2026-03-02', cents: 7300 },
  { key: 2, subject: 'hotel', day: '2026-03-02', cents: 89_800 },
  { key: 3, subject: 'taxi', day: '2026-03-03', cents: 4650 },
  { key: 4, subject: 'dinner', day: '2026-03-03', cents: 56_200 },
  { key: 5, subject: 'flight', day: '2026-03-04', cents: 128_000 },
  { key: 6, subject: 'metro', day: '2026-03-05', cents: 600 },
] as const

export default function Selection() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [keys, setKeys] = useState<readonly React.Key[]>([2, 4])
  const amounts = bills.filter(({ key }) => keys.includes(key)).map(({ cents }) => cents as number)
  const sum = amounts.reduce((total, cents) => total + cents, 0)
  const sums = [
    [t('count'), String(amounts.length)],
    [t('sum'), moneyText(sum)],
    [t('mean'), moneyText(sum / amounts.length)],
    [t('least'), moneyText(Math.min(...amounts))],
    [t('most'), moneyText(Math.max(...amounts))],
  ]
  return (
    <TableFrame
      title={t('bills')}
      foot={
        <div aria-live="polite">
          {amounts.length === 0 ? (
            t('hint')
          ) : (
            <dl className={css.sums}>
              {sums.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      }
    >
      <Table
        size="small"
        pagination={false}
        dataSource={[...bills]}
        columns={[
          { title: t('subject'), render: (_value, { subject }) => t(subject) },
          { title: t('day'), dataIndex: 'day' },
          { title: t('amount'), align: 'right', render: (_value, { cents }) => moneyText(cents) },
        ]}
        rowSelection={{
          selectedRowKeys: [...keys],
          onChange: setKeys,
          getTitleCheckboxProps: () => ({ 'aria-label': r('selectAll') }),
          getCheckboxProps: ({ subject }) => ({ 'aria-label': r('selectRow', { name: t(subject) }) }),
        }}
      />
    </TableFrame>
  )
}
