import { textIn, type LocalText } from 'atrium/contract/language'
import { isField } from 'atrium/contract/kind/field-kind'
import { linesOf } from 'atrium/contract/kind/fields/lines/line-values'
import type { RecordKind } from 'atrium/contract/kind/record-kind'
import type { ValueFormat } from 'atrium/contract/kind/value-format'
import { records } from '#shared/api/records'
import { valueLabels } from '#shared/crud/value-labels'
import { useLanguage } from '#shared/i18n/text'

type Words = Readonly<Record<string | number, LocalText>>

/** How a field shows that is no text and no id. */
export type FieldLook =
  | { dictType: string }
  | { decimals: number; unit?: LocalText }
  | { words: Words }
  | { as: 'yesNo' | 'moment' | 'agent' | 'richText' | 'picture' }

/** Fields that the log has of records of any kind. */
const sharedFields: Readonly<Record<string, LocalText>> = { attachment: { zh: '附件', en: 'File' } }

const yesNo: FieldLook = { as: 'yesNo' }
const moment: FieldLook = { as: 'moment' }

const looks: Readonly<Record<string, FieldLook>> = {
  status: { dictType: 'sys_normal_disable' },
  visible: { dictType: 'sys_show_hide' },
  sex: { dictType: 'sys_user_sex' },
  menuType: { words: valueLabels.menuType },
  listClass: { words: valueLabels.listClass },
  passwordReplaced: yesNo,
  invited: yesNo,
  recoveryCodesReplaced: yesNo,
  mustChangePassword: yesNo,
  menuCheckStrictly: yesNo,
  deptCheckStrictly: yesNo,
  isLink: yesNo,
  isCache: yesNo,
  isDefault: yesNo,
  locked: yesNo,
  createdAt: moment,
  lastSeenAt: moment,
  agent: { as: 'agent' },
  userStory: { as: 'richText' },
  avatar: { as: 'picture' },
}

/** How a field of a kind of record shows; as the kind says where it says so of any field. */
export function lookOf(
  kind: Pick<RecordKind, 'formats' | 'extraFormats'> | undefined,
  field: string,
): FieldLook | undefined {
  const extra = kind?.extraFormats?.[field]
  if (extra) return lookAs(extra)
  if (!kind?.formats) return Object.hasOwn(looks, field) ? looks[field] : undefined
  const format = kind.formats[field]
  return format && lookAs(format)
}

function lookAs(format: ValueFormat): FieldLook {
  return typeof format === 'object' ? format : { as: format }
}

/** Returns a field of a kind of record; that of lines by its name in errors, such as `lines.itemId`. */
function fieldOf(target: string, name: string): LocalText | undefined {
  const fields = records[target]?.fields
  const [list = '', inLine = ''] = name.split('.')
  const own = fields?.[list]
  if (!inLine || !own || !isField(own)) return fields?.[name]
  return linesOf(own)?.fields[inLine]
}

/** Returns the labels of the fields of records; a field that this version does not have shows its name. */
export function useFieldLabel(): (target: string, field: string) => string {
  const language = useLanguage()
  return (target, field) => {
    const pair = fieldOf(target, field) ?? records[target]?.logged?.[field] ?? sharedFields[field]
    return pair ? textIn(language, pair) : field
  }
}
