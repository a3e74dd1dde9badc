import type { Endpoint } from '@atrium/contract/endpoint'
import type { FieldedKind, RowOf } from '@atrium/contract/kind/types'
import { useMemo, type ComponentType } from 'react'
import { FromStore } from '#shared/feedback/page-store'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useOpening, type Opening } from '#shared/feedback/use-opening'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { ListButtons } from '../actions/list-buttons'
import { useRemoval } from '../actions/use-removal'
import type { ChoiceCall } from '../form/fields/record-select'
import { useRecordInAddress } from '../form/use-record-in-address'
import { ListPage } from '../list-page'
import { useList } from '../rows/use-list'
import type { PagedEndpoint } from '../rows/list-source'
import { useSavedRow } from '../rows/use-saved-row'
import { useSelection } from '../rows/use-selection'
import { inLanguageOf, kindColumns } from './kind-columns'
import type { DetailsContent } from './kind-details'
import type { PageCalls, PageParts } from './kind-page'
import { kindSource } from './kind-source'
import { recordName, useKindText } from './kind-text'
import { lazyActionForm, lazyKindForm } from './form/lazy-kind-form'
import { BinButton } from './actions/bin-button'
import { texts as binTexts } from './actions/text'
import { binView, useBin } from './actions/use-bin'
import { useKindActions } from './actions/use-kind-actions'
import { useKindFilters } from './use-kind-filters'
import { useKindForm } from './form/use-kind-form'

type Row = RowOf<FieldedKind>
type Calls = Readonly<Record<string, Endpoint>> &
  Readonly<Record<'list' | 'read' | 'add' | 'edit' | 'delete' | 'export', Endpoint>> & {
    readonly choices?: ChoiceCall
  }

/**
 * Derives the page of a kind: its list with filters, sort, selection and export, its form and its details. `parts` takes the place of any of it with an ordinary function
 * or component. Write it as the default export of a page.
 * @example
 * export default crudPage(api.posts, post, { details: false })
 */
export function crudPage<const K extends FieldedKind>(
  calls: PageCalls<K>,
  kind: K,
  parts: PageParts<K> = {},
): ComponentType {
  return pageOf(calls, kind, parts as unknown as PageParts<FieldedKind>)
}

const Details = lazyPart(async () => (await import('./kind-details')).KindDetails, {
  close: ({ onClose }) => onClose(),
  useIsOpen: ({ isOpen }) => isOpen,
})

function pageOf(calls: Calls, kind: FieldedKind, parts: PageParts<FieldedKind>): ComponentType {
  const source = kindSource(calls.list as PagedEndpoint, kind)
  const idOf = (row: Row) => row[kind.id]!
  const Form = lazyKindForm(kind, calls.choices, parts)
  const ActionForm = kind.actions && lazyActionForm(kind, kind.actions, calls.choices)
  const hasDetails = parts.details !== false
  const { columns: columnsOf = allOf, filters: filtersOf = allOf, tools: Tools } = parts

  return function CrudPage() {
    const t = useKindText(kind)
    const language = useLanguage()
    const can = useCan()
    const list = useList(source)
    const savedRows = useSavedRow(list as never, idOf)
    const onSaved = (id: number, isNew: boolean) => {
      savedRows.show(id, isNew)
      parts.afterSave?.(id, isNew)
    }
    const form = useKindForm(kind, { calls, beforeSave: parts.beforeSave, onSaved })
    const details = useOpening()
    const { isBin, shown, toggle } = binView(list)
    const openDetails = hasDetails && !isBin && can(calls.read) ? details.open : undefined
    const openForm = !hasDetails && can(calls.edit) ? form.edit : undefined
    useRecordInAddress(hasDetails ? details : form, openDetails ?? openForm)
    const keys = useMemo(() => ({ id: idOf, name: (row: Row) => recordName(kind, row, language) }), [language])
    const selection = useSelection(list.rows as Row[], keys)
    const remove = useRemoval(calls.delete as never, keys)
    const edit = (row: Row) => form.edit(idOf(row))
    const tools = { calls, edit, remove, prepare: Form.prepare }
    const actions = useKindActions(kind, tools, parts)
    const bin = useBin(calls, keys)
    const binText = useText(binTexts)
    const columns = useMemo(() => {
      const own = kindColumns(kind, language, { open: openDetails, prepare: Details.prepare })
      return inLanguageOf(columnsOf(own), language)
    }, [language, openDetails])
    return (
      <ListPage<Row, string, string>
        page={kind.permissions.replace(':', '/')}
        title={isBin ? binText('binOf', { records: t('title') }) : t('title')}
        emptyText={isBin ? binText('emptyBin') : t('empty')}
        filters={filtersOf(useKindFilters(kind, calls.choices) as never)}
        list={shown as never}
        savedRows={savedRows}
        rowKey={idOf}
        columns={columns as never}
        selection={selection}
        actions={
          <ListButtons
            {...(!isBin && { add: { call: calls.add, run: () => form.add(), prepare: Form.prepare } })}
            exports={{ call: calls.export as never, filters: list.exported }}
          >
            {Tools && <Tools />}
            {calls['restore'] && <BinButton call={calls['restore']} isBin={isBin} onToggle={toggle} />}
          </ListButtons>
        }
        bulkActions={isBin ? bin.bulkActions() : actions.bulkActions}
        rowActions={{ name: keys.name, of: isBin ? bin.rowActions : actions.rowActions }}
      >
        <Form form={form} />
        {ActionForm && <ActionForm form={actions.actionForm} />}
        {parts.details !== false && (
          <OpenDetails kind={kind} call={calls.read} details={details} content={parts.details} />
        )}
      </ListPage>
    )
  }
}

const allOf = <T,>(own: Readonly<Record<string, T>>): readonly T[] => Object.values(own)

interface OpenDetailsProps {
  kind: FieldedKind
  call: Endpoint
  details: Opening
  content: PageParts<FieldedKind>['details']
}

/** The details of the record that is open. */
function OpenDetails({ details, content, ...rest }: OpenDetailsProps) {
  return (
    <FromStore store={details.store}>
      {(opening) => (
        <Details {...rest} {...opening} onClose={details.close} content={content as DetailsContent | undefined} />
      )}
    </FromStore>
  )
}
