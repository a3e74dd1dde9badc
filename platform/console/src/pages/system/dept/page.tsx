import type { Dept } from '@atrium/contract/system/dept'
import { dept as deptKind } from '@atrium/contract/system/dept.record'
import { api } from '#shared/api/api'
import { deptKeys } from '#shared/crud/rows/dept-keys'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { lazyDetails } from '#shared/crud/details/lazy-details'
import { useRecordOpening } from '#shared/crud/details/use-record-opening'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { nextPlace } from '#shared/crud/rows/tree'
import { useOrderDraft } from '#shared/crud/rows/use-order-draft'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useTreeList } from '#shared/crud/rows/use-tree-list'
import type { RowAction } from '#shared/crud/table/row-actions'
import { OrderButtons } from '#shared/crud/tree/order-buttons'
import { UnfoldButton } from '#shared/crud/tree/unfold-button'
import { useDict } from '#shared/dict/use-dict'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useDeptColumns } from './dept-columns'
import { source } from './source'
import { texts } from './text'
import { DeptForm, useDeptWork } from './use-dept-work'

const DeptDetails = lazyDetails(async () => (await import('./details/dept-details')).DeptDetails)

/** The departments, which decide whose records a person sees. */
export default function DeptPage() {
  const t = useText(texts)
  const list = useTreeList(source, { keys: deptKeys, isOpen: true })
  const statuses = useDict('sys_normal_disable').options
  const draft = useOrderDraft(api.depts.sort, list.trees, deptKeys)
  const savedRows = useSavedRow(list, deptKeys.id)
  const work = useDeptWork(savedRows.show)
  const { form, name, edit, removal } = work
  const opening = useRecordOpening(deptKind)
  useRecordInAddress(form, useCan()(api.depts.edit) ? form.edit : undefined)
  const actionsOf = (dept: Dept): RowAction[] => {
    const { deptId, pid, status } = dept
    const orderNum = nextPlace(list.trees, deptId, deptKeys.order)
    const { prepare } = DeptForm
    const addChild = () => form.add({ pid: deptId, orderNum })
    return [
      edit(dept),
      ...(status ? [{ key: 'addChild', label: t('addChild'), call: api.depts.add, prepare, onSelect: addChild }] : []),
      ...(pid ? [removal(dept)] : []),
    ]
  }
  return (
    <ListPage
      page="system/dept"
      title={t('depts')}
      emptyText={t('empty')}
      filters={[
        { name: 'deptName', label: t('name') },
        { name: 'status', label: t('status'), options: statuses },
      ]}
      list={list}
      savedRows={savedRows}
      rowKey={deptKeys.id}
      columns={useDeptColumns({ rows: list, draft, name, opening, prepare: DeptDetails.prepare })}
      actions={
        <ListButtons
          add={{ call: api.depts.add, run: () => form.add(), prepare: DeptForm.prepare }}
          exports={{ call: api.depts.export, filters: list.filters }}
        >
          <UnfoldButton list={list} />
          <OrderButtons draft={draft} />
        </ListButtons>
      }
      rowActions={{ name, of: actionsOf }}
      rowOpen={opening.open && (({ deptId }: Dept) => opening.open?.(deptId))}
    >
      <DeptForm form={form} />
      <DeptDetails opening={opening} work={work} />
    </ListPage>
  )
}
