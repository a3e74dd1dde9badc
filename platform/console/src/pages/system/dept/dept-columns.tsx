import type { Dept } from '@atrium/contract/system/dept'
import { RecordLink } from '#shared/crud/details/record-link'
import type { RecordOpening } from '#shared/crud/details/use-record-opening'
import { isOff } from '#shared/crud/off-name'
import type { OrderDraft } from '#shared/crud/rows/use-order-draft'
import type { TreeRows } from '#shared/crud/rows/use-tree-list'
import type { ListColumn } from '#shared/crud/table/list-column'
import { OrderCell } from '#shared/crud/tree/order-cell'
import { TreeCell } from '#shared/crud/tree/tree-cell'
import { TwoNames } from '#shared/crud/tree/two-names'
import { DictTag } from '#shared/dict/dict-tag'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

interface DeptColumnOptions {
  rows: TreeRows<Dept>
  draft: OrderDraft<Dept>
  name: (dept: Dept) => string
  opening: RecordOpening
  /** Loads in advance what shows the details. */
  prepare: () => void
}

export function useDeptColumns({ rows, draft, name, opening, prepare }: DeptColumnOptions): ListColumn<Dept>[] {
  const t = useText(texts)
  return [
    {
      key: 'name',
      title: t('name'),
      width: 280,
      isTitle: true,
      render: (dept) => (
        <TreeCell place={rows.placeOf(dept)} name={name(dept)} onToggle={() => rows.toggle(dept)}>
          <RecordLink opening={opening} id={dept.deptId} name={name(dept)} prepare={prepare}>
            <TwoNames name={dept.deptName} nameEn={dept.deptNameEn} isQuiet={isOff(dept)} />
          </RecordLink>
        </TreeCell>
      ),
    },
    { key: 'leader', title: t('leader'), width: 120, render: ({ leader }) => leader },
    { key: 'phone', importance: 'low', title: t('phone'), width: 140, render: ({ phone }) => phone },
    {
      key: 'sort',
      align: 'right',
      title: t('sort'),
      width: 104,
      render: (dept) => <OrderCell draft={draft} record={dept} name={name(dept)} />,
    },
    {
      key: 'status',
      importance: 'high',
      title: t('status'),
      width: 100,
      render: ({ status }) => <DictTag dictType="sys_normal_disable" value={status} dot />,
    },
  ]
}
