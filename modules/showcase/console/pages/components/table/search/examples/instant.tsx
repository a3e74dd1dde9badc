import { Marked } from '#modules/showcase/parts/data/marked'
import { Button, Input, Table } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from 'atrium/console/text'
import { Icon, EmptyState } from 'atrium/ui'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { texts } from '../text'
import css from '../page.module.css'

export default function Instant() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const demo = useDemoRows({ email: search, pageSize: 6 })
  const { name, email, mobile } = useDemoColumns()
  return (
    <TableFrame
      title={t('contacts')}
      note={demo.isSuccess && r('total', { count: demo.total })}
      tools={
        <Input
          className={css.find}
          allowClear
          maxLength={100}
          prefix={<Icon name="lucide:search" />}
          aria-label={t('find')}
          placeholder={t('findHint')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        />
      }
    >
      <RowsState
        {...demo}
        onRetry={() => void demo.refetch()}
        empty={
          <EmptyState compact title={t('noHits')} action={<Button onClick={() => setTyped('')}>{t('clear')}</Button>} />
        }
      >
        <div className={demo.isPlaceholderData ? css.stale : undefined}>
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={demo.rows}
            columns={[name, { ...email, render: (value: string) => <Marked text={value} search={search} /> }, mobile]}
          />
        </div>
      </RowsState>
    </TableFrame>
  )
}

/** The text as soon as nothing was typed for 300 ms. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 300)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
