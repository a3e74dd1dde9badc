import { inLanguage } from '@atrium/contract/language'
import type { DictType } from '@atrium/contract/system/dict'
import { useNavigate } from 'react-router'
import { api } from '#shared/api/api'
import { ListButtons } from '#shared/crud/actions/list-buttons'
import { useBulkActions } from '#shared/crud/actions/use-bulk-actions'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { lazyForm } from '#shared/crud/form/lazy-form'
import { useRecordInAddress } from '#shared/crud/form/use-record-in-address'
import { ListPage } from '#shared/crud/list-page'
import { useSavedRow } from '#shared/crud/rows/use-saved-row'
import { useSelection } from '#shared/crud/rows/use-selection'
import { useWholeList } from '#shared/crud/rows/use-whole-list'
import { useDict } from '#shared/dict/use-dict'
import { useCan } from '#shared/session/user/access'
import { useLanguage, useText } from '#shared/i18n/text'
import { dataPath, useDictColumns } from './dict-columns'
import { source } from './source'
import { texts } from './text'
import { useDictForm } from './use-dict-form'

const DictForm = lazyForm(async () => (await import('./dict-form')).DictForm)

const id = ({ dictId }: DictType) => dictId

/** The dictionaries: sets of values with their labels, such as the sexes of users. */
export default function DictPage() {
  const t = useText(texts)
  const language = useLanguage()
  const navigate = useNavigate()
  const list = useWholeList(source)
  const statuses = useDict('sys_normal_disable').options
  const savedRows = useSavedRow(list, id)
  const form = useDictForm(savedRows.show)
  useRecordInAddress(form, useCan()(api.dicts.edit) ? form.edit : undefined)
  const name = ({ dictName, dictNameEn }: DictType) => inLanguage(language, dictName, dictNameEn)
  const selection = useSelection(list.rows, { id, name, isFixed: ({ builtIn }) => builtIn })
  const remove = useRemoval(api.dicts.delete, selection)
  return (
    <ListPage
      page="system/dict"
      title={t('dicts')}
      emptyText={t('empty')}
      filters={[
        { name: 'dictName', label: t('name') },
        { name: 'dictType', label: t('type') },
        { name: 'status', label: t('status'), options: statuses },
      ]}
      list={list}
      savedRows={savedRows}
      rowKey={id}
      columns={useDictColumns()}
      selection={selection}
      actions={
        <ListButtons
          add={{ call: api.dicts.add, run: () => form.add(), prepare: DictForm.prepare }}
          exports={{ call: api.dicts.export, filters: list.filters }}
        />
      }
      bulkActions={useBulkActions<DictType>({
        edit: { call: api.dicts.edit, run: (dict) => form.edit(dict.dictId), prepare: DictForm.prepare },
        remove: { call: api.dicts.delete, run: remove },
      })}
      rowActions={{
        name,
        of: (dict) => {
          const removal = { key: 'delete', call: api.dicts.delete, isDanger: true, onSelect: () => remove([dict]) }
          return [
            {
              key: 'edit',
              label: t('edit'),
              call: api.dicts.edit,
              prepare: DictForm.prepare,
              onSelect: () => form.edit(dict.dictId),
            },
            { key: 'data', label: t('data'), call: api.dicts.edit, onSelect: () => void navigate(dataPath(dict)) },
            ...(dict.builtIn ? [] : [{ ...removal, label: t('delete') }]),
          ]
        },
      }}
    >
      <DictForm form={form} />
    </ListPage>
  )
}
