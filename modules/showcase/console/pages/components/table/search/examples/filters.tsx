import { Marked } from '#modules/showcase/parts/data/marked'
import { Button, Pagination, Table } from 'antd'
import { SearchForm } from 'atrium/console/list'
import { useNarrow } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { EmptyState } from 'atrium/ui'
import { Person } from '#modules/showcase/console/demo-rows/cells'
import { useDemoColumns } from '#modules/showcase/console/demo-rows/columns'
import { RowsState } from '#modules/showcase/console/demo-rows/rows-state'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { texts as rowTexts } from '#modules/showcase/console/demo-rows/text'
import { useAddress } from '#modules/showcase/console/demo-rows/use-address'
import { useDemoRows } from '#modules/showcase/console/demo-rows/use-demo-rows'
import { filterNames, noFilters, readFilters } from '../read-filters'
import { texts } from '../text'
import css from '../page.module.css'

const pageSize = 8
const states = ['normal', 'enable', 'disable'] as const

export default function Filters() {
  const t = useText(texts)
  const isNarrow = useNarrow()
  const r = useText(rowTexts)
  const [address, setAddress] = useAddress(['page', ...filterNames])
  const filters = readFilters(address)
  const page = /^[1-9]\d{0,5}$/.test(address.page) ? Number(address.page) : 1
  const demo = useDemoRows({ ...filters, page, pageSize })
  const { person, age, status, mobile, date } = useDemoColumns()
  const clear = () => setAddress(noFilters)
  return (
    <div className={css.search}>
      <SearchForm
        label={t('filters')}
        fields={[
          { name: 'name', label: r('name') },
          { name: 'mobile', label: r('mobile') },
          { name: 'status', label: r('status'), options: states.map((value) => ({ value, label: r(value) })) },
          { numberRange: ['ageFrom', 'ageTo'], label: r('age') },
          { dateRange: ['dateFrom', 'dateTo'], label: r('date') },
        ]}
        values={filters}
        onSearch={(values) => setAddress({ ...noFilters, ...values })}
        onReset={clear}
      />
      <TableFrame
        title={t('people')}
        note={demo.isSuccess && r('total', { count: demo.total })}
        foot={
          demo.total > pageSize && (
            <nav aria-label={t('pages')}>
              <Pagination
                current={page}
                pageSize={pageSize}
                total={demo.total}
                simple={isNarrow}
                showSizeChanger={false}
                onChange={(next) => setAddress({ page: String(next) })}
              />
            </nav>
          )
        }
      >
        <RowsState
          {...demo}
          onRetry={() => void demo.refetch()}
          empty={
            <EmptyState
              compact
              title={t('noHits')}
              hint={t('noHitsHint')}
              action={<Button onClick={clear}>{t('clear')}</Button>}
            />
          }
        >
          <Table
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={demo.rows}
            columns={[
              {
                ...person,
                render: (_value, row) => (
                  <Person row={row}>
                    <Marked text={row.name} search={filters.name} />
                  </Person>
                ),
              },
              age,
              status,
              { ...mobile, render: (value: string) => <Marked text={value} search={filters.mobile} /> },
              date,
            ]}
          />
        </RowsState>
      </TableFrame>
    </div>
  )
}
