import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { isListed } from 'atrium/contract/kind/field-kind'
import { linesIn, type Line } from 'atrium/contract/kind/fields/lines/line-values'
import { textIn, type Language } from 'atrium/contract/language'
import { titleFields } from 'atrium/contract/kind/record-kind'
import { useLanguage } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import {
  listOf,
  readingOf,
  type DetailsAction,
  type DetailsField,
  type DetailsOf,
  type RecordContent,
} from '../details/declaration'
import { RecordDrawer } from '../details/record-drawer'
import { RecordPage } from '../details/record-page'
import type { RecordOpening } from '../details/use-record-opening'
import type { RowAction } from '../table/row-actions'
import { cellOf, drawValue } from './cells/cells'
import { recordName } from './kind-text'
import { LinesView } from './lines/lines-view'
import { KindForms, useKindWork, type KindPage } from './use-kind-work'

type Row = RowOf<FieldedKind>
/** The actions that the signed-in person sees for a record. */
type ActionsOf = (row: Row) => readonly RowAction[]

interface DrawerProps {
  of: KindPage
  opening: RecordOpening
  actions: ActionsOf
}

/** The details of a record of a kind, beside its list. */
export function KindDrawer({ of, opening, actions }: DrawerProps) {
  return <RecordDrawer opening={opening} of={useKindDetails(of, actions)} />
}

/** The details of a record of a kind, as a page. */
export function KindRecordPage({ of }: { of: KindPage }) {
  const work = useKindWork(of)
  return (
    <RecordPage of={useKindDetails(of, work.actions.rowActions)}>
      <KindForms of={of} work={work} />
    </RecordPage>
  )
}

function useKindDetails({ kind, calls, parts, source }: KindPage, actions: ActionsOf): DetailsOf<Row> {
  const language = useLanguage()
  return {
    kind,
    read: readingOf(calls.read, (id) => ({ query: { [kind.id]: id } }) as never) as DetailsOf<Row>['read'],
    list: listOf(source, ((row: Row) => row[kind.id]!) as never),
    content: (record) => {
      const own = {
        ...contentOf(kind, record, language),
        related: (parts.related ?? []).map((relation) => relation(record as never, language, record[kind.id]!)),
        actions: actions(record).flatMap(detailsAction),
      }
      return parts.details?.(own, record, language) ?? own
    },
  }
}

/** Returns the action of a row as details show it; none where it cannot be done and nothing says why. */
function detailsAction({ disabled, reason, ...action }: RowAction): DetailsAction[] {
  if (!disabled) return [action]
  return reason ? [{ ...action, disabledReason: reason }] : []
}

/** The kinds of fields that show beside the title of a record. */
const statusKinds = new Set(['status', 'state'])

/** Returns the heading of a record, and its other fields in the order of the kind. */
function contentOf(kind: FieldedKind, record: Row, language: Language): RecordContent {
  const [title = '', english = ''] = titleFields(kind)
  const isOneName = typeof kind.title === 'string'
  const status = Object.entries(kind.fields).find(([, field]) => statusKinds.has(field.kind.name))
  const fields = Object.entries(kind.fields).flatMap(([name, field]): DetailsField[] => {
    const isElsewhere =
      !isListed(field) || field.options.internal || name === status?.[0] || (isOneName && name === title)
    if (isElsewhere || field.kind.name === 'position') return []
    const label = textIn(language, field)
    const value = drawValue(name, field, record, { label, isLarge: true, language })
    return [{ label, value, ...(cellOf(field).isHidden && { isWide: true }) }]
  })
  const lines = linesIn(kind).map((settings) => {
    const title = textIn(language, kind.fields[settings.name])
    const own = (record as Readonly<Record<string, unknown>>)[settings.name] as readonly Line[]
    return { title, fields: [], body: <LinesView settings={settings} lines={own} label={title} /> }
  })
  return {
    title: isOneName ? String(record[title] ?? '') : recordName(kind, record, language),
    titleEn: isOneName ? String(record[english] ?? '') : '',
    status: status && drawValue(...status, record, { label: textIn(language, status[1]), isLarge: false, language }),
    groups: [
      { fields: [{ label: textIn(language, words.id), value: record[kind.id] as number }, ...fields] },
      ...lines,
    ],
  }
}
