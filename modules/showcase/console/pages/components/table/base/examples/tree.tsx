import { Button, Table } from 'antd'
import { useState } from 'react'
import { countText, useText } from 'atrium/console/text'
import { State } from '#modules/showcase/console/demo-rows/cells'
import { FoldButton } from '#modules/showcase/console/demo-rows/fold-button'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { texts } from '../text'
import { useCityTree } from '../use-city-tree'
import css from '../page.module.css'

export default function Tree() {
  const t = useText(texts)
  const r = useText(rowTexts)
  const [open, setOpen] = useState<readonly string[]>([])
  const { rows, total, more, ...answer } = useCityTree(open)
  const isAllOpen = open.length === rows.length
  const toggle = (key: string) => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key])
  return (
    <TableFrame
      title={t('cities')}
      note={total > 0 && r('total', { count: total })}
      tools={
        <Button onClick={() => setOpen(isAllOpen ? [] : rows.map(({ key }) => key))}>
          {t(isAllOpen ? 'foldAll' : 'unfoldAll')}
        </Button>
      }
    >
      <RowsState {...answer} total={total}>
        <Table
          size="small"
          pagination={false}
          dataSource={rows}
          expandable={{ expandedRowKeys: open, showExpandColumn: false, indentSize: 0 }}
          columns={[
            {
              title: t('city'),
              dataIndex: 'name',
              render: (name: string, { key, city, isMore, isPending }) => {
                if (isMore)
                  return (
                    <Button
                      type="link"
                      size="small"
                      className={css.leaf}
                      loading={isPending}
                      onClick={() => more(city)}
                    >
                      {name}
                    </Button>
                  )
                if (key !== city) return <span className={css.leaf}>{name}</span>
                return (
                  <FoldButton name={name} isOpen={open.includes(key)} onToggle={() => toggle(key)}>
                    <b>{name}</b>
                  </FoldButton>
                )
              },
            },
            {
              title: t('members'),
              align: 'right',
              render: (_value, { members }) => members !== undefined && countText(members),
            },
            {
              title: t('averageAge'),
              align: 'right',
              render: (_value, { age, members }) => age?.toFixed(members === undefined ? 0 : 1),
            },
            { title: r('mobile'), dataIndex: 'mobile' },
            { title: r('status'), render: (_value, { status }) => status && <State value={status} /> },
          ]}
          // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
          summary={() => (
            <Table.Summary.Row className={css.sums}>
              <Table.Summary.Cell index={0}>{t('total')}</Table.Summary.Cell>
              <Table.Summary.Cell index={1} align="right">
                {countText(total)}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={2} align="right">
                {answer.averageAge.toFixed(1)}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={3} colSpan={2} />
            </Table.Summary.Row>
          )}
        />
      </RowsState>
    </TableFrame>
  )
}
