import type { Input } from '@atrium/contract/endpoint'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type OnSaved } from '#shared/crud/form/use-record-form'

type Values = Required<Input<typeof api.dicts.add>['body']>

const blank: Values = { dictName: '', dictNameEn: '', dictType: '', status: 1, remark: '' }

export function useDictForm(onSaved: OnSaved) {
  const write = useWrite()
  return useRecordForm({
    kind: 'dict',
    onSaved,
    blank,
    read: (dictId) => request(api.dicts.read, { query: { dictId } }),
    valuesOf: ({ dictId: _, version: __, builtIn: ___, ...values }): Values => values,
    save: (body, dict) =>
      dict
        ? write(api.dicts.edit, { body: { ...body, dictId: dict.dictId, version: dict.version } }, inForm)
        : write(api.dicts.add, { body }, inForm),
  })
}
