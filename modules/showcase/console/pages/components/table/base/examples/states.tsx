import { Button, Segmented, Table } from 'antd'
import { useState } from 'react'
import { ListSkeleton } from 'atrium/console/list'
import { moneyText, useText } from 'atrium/console/text'
import { StatusTag, EmptyState, ErrorState } from 'atrium/ui'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts } from '../text'

const states = ['rows', 'pending', 'empty', 'broken'] as const

const parcels = [
  { key: 'SF 1380 6624 0917', receiver: 'receiver1', weight: 1.2, cents: 1800, state: 'arrived', tone: 'success' },
  { key: 'SF 1380 6624 0924', receiver: 'receiver2', weight: 12.75, cents: 6450, state: 'underway', tone: 'info' },
  { key: 'SF 1380 6624 0931', receiver: 'receiver3', weight: 0.4, cents: 1200, state: 'returned', tone: 'danger' },
] as const

export default function States() {
  const t = useText(texts)
  const [state, setState] = useState<(typeof states)[number]>('rows')
  const show = () => setState('rows')
  return (
    <TableFrame
      title={t('orders')}
      tools={
        <Segmented
          aria-label={t('state')}
          options={states.map((value) => ({ value, label: t(value) }))}
          value={state}
          onChange={setState}
        />
      }
    >
      {state === 'pending' && <ListSkeleton columns={5} />}
      {state === 'empty' && (
        <EmptyState
          compact
          title={t('noParcels')}
          hint={t('noParcelsHint')}
          action={<Button onClick={show}>{t('scan')}</Button>}
        />
      )}
      {state === 'broken' && (
        <ErrorState
          compact
          title={t('failed')}
          hint={t('failedHint')}
          action={<Button onClick={show}>{t('retry')}</Button>}
        />
      )}
      {state === 'rows' && (
        <Table
          pagination={false}
          dataSource={[...parcels]}
          columns={[
            { title: t('parcel'), dataIndex: 'key' },
            { title: t('receiver'), render: (_value, { receiver }) => t(receiver) },
            { title: t('weight'), align: 'right', render: (_value, { weight }) => weight.toFixed(2) },
            { title: t('fee'), align: 'right', render: (_value, { cents }) => moneyText(cents) },
            {
              title: t('parcelState'),
              render: (_value, parcel) => <StatusTag tone={parcel.tone}>{t(parcel.state)}</StatusTag>,
            },
          ]}
        />
      )}
    </TableFrame>
  )
}
