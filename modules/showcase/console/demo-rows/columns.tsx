import type { TableColumnType } from 'antd'
import { useText } from 'atrium/console/text'
import type { DemoRow } from '#modules/showcase/contract/table'
import { Person, State } from './cells'
import { texts } from './text'

type Column = TableColumnType<DemoRow>

/**
 * The columns of the demo rows by name, for a page to choose from and to change.
 * @example
 * const { person, age, status } = useDemoColumns()
 * return <Table columns={[person, { ...age, sorter: true }, status]} />
 */
export function useDemoColumns() {
  const t = useText(texts)
  return {
    person: { key: 'name', title: t('name'), render: (_value, row) => <Person row={row} /> },
    name: { key: 'name', dataIndex: 'name', title: t('name') },
    gender: { key: 'gender', title: t('gender'), render: (_value, row) => t(row.gender ? 'gender1' : 'gender0') },
    age: { key: 'age', dataIndex: 'age', title: t('age'), align: 'right' },
    status: { key: 'status', title: t('status'), render: (_value, row) => <State value={row.status} /> },
    mobile: { key: 'mobile', dataIndex: 'mobile', title: t('mobile') },
    email: { key: 'email', dataIndex: 'email', title: t('email') },
    address: { key: 'address', dataIndex: 'address', title: t('address'), ellipsis: true },
    date: { key: 'date', dataIndex: 'date', title: t('date') },
    time: { key: 'time', dataIndex: 'time', title: t('time') },
  } satisfies Record<string, Column>
}
