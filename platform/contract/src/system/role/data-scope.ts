import { fieldKind, fieldOf, type FieldOptions } from '../../kind/field-kind'
import { textIn, type LocalText } from '../../language'

/** Which records a role opens: 1 all, 2 chosen departments, 3 own department, 4 own department and below, 5 own records. */
export const dataScopes = [1, 2, 3, 4, 5] as const
export type DataScope = (typeof dataScopes)[number]

/** The scope of a role that opens chosen departments. */
export const chosenDepts = 2

/** The scope of a new role, which opens the least. */
export const ownRecords = 5

export const dataScopeWords: Readonly<Record<DataScope, LocalText>> = {
  1: { zh: '全部数据', en: 'All data' },
  2: { zh: '自定义部门', en: 'Chosen departments' },
  3: { zh: '本部门', en: 'Own department' },
  4: { zh: '本部门及以下', en: 'Own department and below' },
  5: { zh: '仅本人', en: 'Own records' },
}

interface DataScopeTypes {
  readonly value: DataScope
  readonly empty: never
  readonly filter: never
  readonly isNamed: false
}

const kind = fieldKind<DataScope>({
  name: 'dataScope',
  words: { zh: '数据权限', en: 'Data scope' },
  column: 'integer',
  empty: ownRecords,
  isOptional: true,
  schema: ({ z }) => z.literal(dataScopes),
  row: ({ z }) => z.literal(dataScopes),
  format: () => ({ words: dataScopeWords }),
  text: (value, _, { language }) => textIn(language, dataScopeWords[value]),
})

/** The data scope of a role. */
export const dataScope = <const O extends FieldOptions>(label: LocalText, options?: O) =>
  fieldOf<DataScopeTypes, O>(kind, label, options)
