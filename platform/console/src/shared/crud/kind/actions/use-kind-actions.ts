import type { Endpoint } from 'atrium/contract/endpoint'
import type { KindAction } from 'atrium/contract/kind/action'
import { isRoot } from 'atrium/contract/kind/fields-of'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { textIn, type Language } from 'atrium/contract/language'
import { confirm } from '#shared/feedback/confirm'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from '../../actions/text'
import { useBulkActions, type BulkAction } from '../../actions/use-bulk-actions'
import { inForm, useWrite } from '../../actions/use-write'
import type { RowAction } from '../../table/row-actions'
import type { PageParts } from '../kind-page'
import { recordName } from '../kind-text'
import { isRootText, texts as binTexts } from './text'
import { reasonAgainst, reasonOfFixed } from './action-reason'
import { useActionForm } from './use-action-form'

type Row = RowOf<FieldedKind>
type Send = (endpoint: Endpoint, input: object, options?: object) => Promise<unknown>

interface Tools {
  readonly calls: Readonly<Record<string, Endpoint>> & Readonly<Record<'edit' | 'delete', Endpoint>>
  readonly edit: (row: Row) => void
  readonly remove: (rows: readonly Row[], hint?: string) => void
  /** Loads the form in advance. */
  readonly prepare: () => void
}

/** The actions of a row and of selected rows: those of every list, those of the kind, and those of the page. */
export function useKindActions(
  kind: FieldedKind,
  { calls, edit, remove: deleteRows, prepare }: Tools,
  parts: PageParts<FieldedKind>,
) {
  const t = useText(texts)
  const toBin = useText(binTexts)('toBin')
  const remove = (rows: readonly Row[]) => deleteRows(rows, kind.softDelete ? toBin : undefined)
  const language = useLanguage()
  const { form, start } = useActionStart(kind, calls)
  const actions = Object.entries(kind.actions ?? {})
  const ofKind = (row: Row): RowAction[] =>
    actions.map(([key, action]) => ({
      ...lookOf(key, action, language, [row], kind),
      call: calls[key]!,
      onSelect: () => start(key, [row]),
    }))
  const reasonFixed = (rows: readonly Row[]) => reasonOfFixed(kind, rows, language)
  const fixed = (row: Row) => disabledFor(reasonFixed([row]))
  const ofDelete = (row: Row) => ({
    key: 'delete',
    label: t('delete'),
    call: calls.delete,
    isDanger: true,
    // Lists leave the action out; details show it disabled, with the reason.
    ...(isRoot(kind, row) && { disabled: true, reason: textIn(language, kind.errors['isRoot']?.text ?? isRootText) }),
    ...fixed(row),
  })
  const own = (row: Row): RowAction[] => [
    { key: 'edit', label: t('edit'), call: calls.edit, prepare, onSelect: () => edit(row), ...fixed(row) },
    ...ofKind(row),
    ...(parts.isFixed?.(row) ? [] : [{ ...ofDelete(row), onSelect: () => remove([row]) }]),
  ]
  const bulk = useBulkActions<Row>({
    edit: { call: calls.edit, run: edit, prepare, reason: reasonFixed },
    remove: { call: calls.delete, run: remove, reason: reasonFixed },
  })
  const bulkOfKind = actions.flatMap(([key, action]): BulkAction<Row>[] => {
    if (!action.bulk) return []
    const { label, isDanger } = lookOf(key, action, language, [], kind)
    const reason = (rows: readonly Row[]) => reasonAgainst(kind, action, rows, language)
    const icon = action.icon ?? 'lucide:zap'
    return [{ key, label, icon, isDanger, call: calls[key]!, reason, run: (rows) => start(key, rows) }]
  })
  const { rowActions, bulkActions = [] } = parts
  return {
    actionForm: form,
    rowActions: (row: Row): RowAction[] => (rowActions ? [...rowActions(row, own(row), { edit, remove })] : own(row)),
    bulkActions: [...bulk, ...bulkOfKind, ...bulkActions],
  }
}

const disabledFor = (reason: string | undefined) => reason && { disabled: true, reason }

function lookOf(key: string, action: KindAction, language: Language, rows: readonly Row[], kind: FieldedKind) {
  return {
    key,
    label: textIn(language, action.name),
    isDanger: action.isDanger ?? false,
    ...disabledFor(reasonAgainst(kind, action, rows, language)),
  }
}

/** Returns what begins an action: by its form, after a confirmation, or at once. */
function useActionStart(kind: FieldedKind, calls: Tools['calls']) {
  const language = useLanguage()
  const write = useWrite() as Send
  const call = (name: string, rows: readonly Row[], values: object, options?: object) => {
    const [first] = rows
    const version = rows.length === 1 && first ? { version: first.version } : {}
    const ids = rows.map((row) => row[kind.id]).join(',')
    return write(calls[name]!, { query: { ids }, body: { ...values, ...version } }, options)
  }
  const form = useActionForm(kind, (name, rows, values) => call(name, rows, values, inForm))
  const start = (name: string, rows: readonly Row[]) => {
    const { form: fields, confirm: question, isDanger, name: verb } = kind.actions![name]!
    if (fields) return form.open(name, rows)
    // The error was shown.
    const run = () => call(name, rows, {}).catch(() => undefined)
    if (!question) return void run()
    const [action, hint] = [textIn(language, verb), textIn(language, question)]
    const title =
      rows.length === 1 ? `${action}: ${recordName(kind, rows[0]!, language)}` : `${action} (${rows.length})`
    return void confirm({ title, hint, action, isDanger: isDanger ?? false, run })
  }
  return { form, start }
}
