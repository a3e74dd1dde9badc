import { Icon } from '@atrium/ui/icon'
import { Button, Table } from 'antd'
import { useState } from 'react'
import { useLanguage, useText } from '#shared/i18n/text'
import { State } from '#modules/showcase/console/demo-rows/cells'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { rowsByCity } from '../rows-by-city'
import { texts } from '../text'
import css from '../page.module.css'

export default function Tree() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [open, setOpen] = useState<readonly string[]>([])
  const demo = useDemoRows({ pageSize: 60 })
  const cities = rowsByCity(demo.rows, useLanguage())
  const isAllOpen = open.length === cities.length
  const toggle = (key: string) => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key])
  return (
    <TableFrame
      title={t('cities')}
      tools={
        <Button onClick={() => setOpen(isAllOpen ? [] : cities.map(({ key }) => key))}>
          {t(isAllOpen ? 'foldAll' : 'unfoldAll')}
        </Button>
      }
    >
      <RowsState {...demo} onRetry={() => void demo.refetch()}>
        <Table
          size="small"
          pagination={false}
          dataSource={cities}
          expandable={{ expandedRowKeys: open, showExpandColumn: false, indentSize: 0 }}
          columns={[
            {
              title: t('city'),
              dataIndex: 'name',
              render: (name: string, { key, children }) =>
                children ? (
                  <button
                    type="button"
                    className={css.fold}
                    aria-expanded={open.includes(key)}
                    aria-label={t(open.includes(key) ? 'fold' : 'unfold', { name })}
                    onClick={() => toggle(key)}
                  >
                    <Icon name="lucide:chevron-right" />
                    <b>{name}</b>
                  </button>
                ) : (
                  <span className={css.leaf}>{name}</span>
                ),
            },
            { title: t('members'), align: 'right', render: (_value, { children }) => children?.length },
            {
              title: t('averageAge'),
              align: 'right',
              render: (_value, { age, children }) => age.toFixed(children ? 1 : 0),
            },
            { title: r('mobile'), dataIndex: 'mobile' },
            { title: r('status'), render: (_value, { status }) => status && <State value={status} /> },
          ]}
        />
      </RowsState>
    </TableFrame>
  )
}
