import { inLanguage } from 'atrium/contract/language'
import type { DictData, DictType } from 'atrium/contract/system/dict'
import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { api } from '#shared/api/api'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useBulkActions } from '#shared/crud/actions/use-bulk-actions'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useOffName } from '#shared/crud/off-name'
import { pagedSource } from '#shared/crud/rows/list-source'
import { useList } from '#shared/crud/rows/use-list'
import { anyText, oneOf } from '#shared/crud/rows/use-list-params'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { leavePage } from '#shared/navigation/leave-page'
import { sameTab } from '#shared/navigation/same-tab'
import { texts } from './text'
import { useValueForm } from './use-value-form'
import { useValueColumns } from './value-columns'

const ValueForm = lazyForm(async () => (await import('./value-form')).ValueForm)

const shape = { filters: { dictLabel: anyText, status: oneOf('0', '1') }, sorts: [] }

const id = ({ dictCode }: DictData) => dictCode

/** The values of one dictionary, with a select for the others. */
export function ValueList({ dict, dicts }: { dict: DictType; dicts: DictType[] }) {
  const { dictId, dictType, builtIn } = dict
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const dictName = (one: DictType) => inLanguage(language, one.dictName, one.dictNameEn)
  const navigate = useNavigate()
  const list = useList(pagedSource(api.dicts.data, shape, { dictType }))
  const statuses = useDict('sys_normal_disable').options
  const savedRows = useSavedRow(list, id)
  const form = useValueForm(dictType, savedRows.show)
  useRecordInAddress(form, useCan()(api.dicts.editData) ? form.edit : undefined)
  const name = (value: DictData) => inLanguage(language, value.dictLabel, value.dictLabelEn)
  const selection = useSelection(list.rows, { id, name })
  const remove = useRemoval(api.dicts.deleteData, selection)
  const goTo = (other: string) => void navigate(`/system/dictData/${other}`, { state: sameTab })
  return (
    <ListPage
      page="system/dict-data"
      title={t('dataOf', { name: dictName(dict) })}
      emptyText={t('empty')}
      filters={[
        {
          label: t('dict'),
          pick: { value: String(dictId), onPick: goTo },
          options: dicts.map((one) => ({ value: String(one.dictId), label: offName(dictName(one), one) })),
        },
        { name: 'dictLabel', label: t('label') },
        { name: 'status', label: t('status'), options: statuses },
      ]}
      note={builtIn ? t('closedNote') : undefined}
      list={list}
      savedRows={savedRows}
      rowKey={id}
      columns={useValueColumns()}
      selection={builtIn ? undefined : selection}
      bulkActions={useBulkActions<DictData>({
        edit: { call: api.dicts.editData, run: ({ dictCode }) => form.edit(dictCode), prepare: ValueForm.prepare },
        remove: { call: api.dicts.deleteData, run: remove },
      })}
      actions={
        <ListButtons
          add={builtIn ? undefined : { call: api.dicts.addData, run: () => form.add(), prepare: ValueForm.prepare }}
          exports={{ call: api.dicts.exportData, filters: { ...list.filters, dictType } }}
        >
          <Button icon={<Icon name="lucide:x" />} onClick={() => leavePage('/system/dict')}>
            {t('close')}
          </Button>
        </ListButtons>
      }
      rowActions={{
        name,
        of: (value) => [
          {
            key: 'edit',
            label: t('edit'),
            call: api.dicts.editData,
            prepare: ValueForm.prepare,
            onSelect: () => form.edit(value.dictCode),
          },
          ...(value.builtIn
            ? []
            : [
                {
                  key: 'delete',
                  label: t('delete'),
                  call: api.dicts.deleteData,
                  isDanger: true,
                  onSelect: () => remove([value]),
                },
              ]),
        ],
      }}
    >
      <ValueForm form={form} />
    </ListPage>
  )
}
