import { fixedStateOf, stateFieldOf, type KindAction } from 'atrium/contract/kind/action'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { textIn, type Language, type LocalText } from 'atrium/contract/language'

const reason: LocalText = { zh: '只有{states}状态的记录可以', en: 'Only for records that are: {states}' }

const fixed: LocalText = {
  zh: '状态是{state}的记录不能编辑和删除',
  en: 'Not for records that are {state}',
}

/** Returns why records are neither edited nor deleted; undefined where they may be. */
export function reasonOfFixed(
  kind: FieldedKind,
  rows: readonly RowOf<FieldedKind>[],
  language: Language,
): string | undefined {
  const [state] = rows.flatMap((row) => fixedStateOf(kind, row) ?? [])
  return state && textIn(language, fixed).replace('{state}', textIn(language, state))
}

/** Returns why an action is not possible with records in these states; undefined where it is. */
export function reasonAgainst(
  kind: FieldedKind,
  { from }: KindAction,
  rows: readonly RowOf<FieldedKind>[],
  language: Language,
): string | undefined {
  const field = stateFieldOf(kind.fields)
  if (!from || field === undefined) return undefined
  if (rows.every((row) => from.includes(String(row[field])))) return undefined
  const { values } = kind.fields[field]!.settings as { values: Readonly<Record<string, LocalText>> }
  const states = from.map((state) => textIn(language, values[state])).join(language === 'en' ? ', ' : '、')
  return textIn(language, reason).replace('{states}', states)
}
