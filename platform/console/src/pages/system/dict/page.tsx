import { dict } from 'atrium/contract/system/dict.record'
import { api } from '#shared/api/api'
import { crudPage } from '#shared/crud/kind/crud-page'
import { translate } from '#shared/i18n/text'
import { navigation } from '#shared/navigation/navigation'
import { MarkedName, TypeLink, valuesPath } from './dict-cells'
import { hints, texts } from './text'

/** The dictionaries: sets of values with their labels, such as the sexes of users. */
export default crudPage(api.dicts, dict, {
  columns: (own) => [
    own.dictId,
    { ...own.dictName, render: (row) => <MarkedName dict={row}>{own.dictName.render(row)}</MarkedName> },
    { ...own.dictType, width: 200, render: (row) => <TypeLink dict={row} /> },
    own.status,
    { ...own.remark, isHidden: false },
  ],
  isFixed: ({ builtIn }) => builtIn,
  fieldsOf: (record) =>
    record?.builtIn
      ? {
          dictType: { hint: hints.fixedType, isFixed: true },
          status: { hint: hints.fixedStatus, isFixed: true },
        }
      : { dictType: { hint: record && hints.type } },
  rowActions: (row, [edit, ...others]) => [
    ...(edit ? [edit] : []),
    {
      key: 'values',
      label: translate(texts, 'values'),
      call: api.dicts.edit,
      onSelect: () => void navigation().open(valuesPath(row)),
    },
    ...others,
  ],
})
