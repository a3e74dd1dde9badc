import type { Input } from 'atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'

type Values = Required<Input<typeof api.dicts.addData>['body']>

const blank: Omit<Values, 'dictType'> = {
  dictLabel: '',
  dictLabelEn: '',
  dictValue: '',
  dictSort: 0,
  listClass: 'default',
  isDefault: 'N',
  status: 1,
  remark: '',
}

export function useValueForm(dictType: string, onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'dictData',
    onSaved,
    blank: { ...blank, dictType },
    read: (dictCode) => request(api.dicts.readData, { query: { dictCode } }),
    valuesOf: ({ dictCode: _, dictName: __, default: ___, version: ____, builtIn: _____, ...values }): Values => values,
    save: (body, value) =>
      value
        ? write(api.dicts.editData, { body: { ...body, dictCode: value.dictCode, version: value.version } }, inForm)
        : write(api.dicts.addData, { body }, inForm),
  })
}
