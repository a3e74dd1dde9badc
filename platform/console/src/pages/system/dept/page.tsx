import { inLanguage } from '@atrium/contract/language'
import type { Dept } from '@atrium/contract/system/dept'
import { api } from '#shared/api/api'
import { deptKeys } from '#shared/crud/rows/dept-keys'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
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
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { useDeptColumns } from './dept-columns'
import { source } from './source'
import { texts } from './text'
import { useDeptForm } from './use-dept-form'

const DeptForm = lazyForm(async () => (await import('./dept-form')).DeptForm)

/** The departments, which decide whose records a person sees. */
export default function DeptPage() {
  const t = useText(texts)
  const language = useLanguage()
  const list = useTreeList(source, { keys: deptKeys, isOpen: true })
  const statuses = useDict('sys_normal_disable').options
  const draft = useOrderDraft(api.depts.sort, list.trees, deptKeys)
  const savedRows = useSavedRow(list, deptKeys.id)
  const form = useDeptForm(savedRows.show)
  useRecordInAddress(form, useCan()(api.depts.edit) ? form.edit : undefined)
  const name = (dept: Dept) => inLanguage(language, dept.deptName, dept.deptNameEn)
  const remove = useRemoval(api.depts.delete, { id: deptKeys.id, name })
  const actionsOf = (dept: Dept): RowAction[] => {
    const { deptId, pid, status } = dept
    const orderNum = nextPlace(list.trees, deptId, deptKeys.order)
    const { prepare } = DeptForm
    const addChild = () => form.add({ pid: deptId, orderNum })
    return [
      { key: 'edit', label: t('edit'), call: api.depts.edit, prepare, onSelect: () => form.edit(deptId) },
      ...(status ? [{ key: 'addChild', label: t('addChild'), call: api.depts.add, prepare, onSelect: addChild }] : []),
      ...(pid
        ? [
            {
              key: 'delete',
              label: t('delete'),
              call: api.depts.delete,
              isDanger: true,
              onSelect: () => remove([dept]),
            },
          ]
        : []),
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
      columns={useDeptColumns({ rows: list, draft, name })}
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
    >
      <DeptForm form={form} />
    </ListPage>
  )
}
