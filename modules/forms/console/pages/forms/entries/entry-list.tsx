import { useQuery } from '@tanstack/react-query'
import { queryOf, useCan } from 'atrium/console/data'
import { useOpening, FromStore } from 'atrium/console/feedback'
import {
  ListButtons,
  useBulkActions,
  useRemoval,
  ListPage,
  pagedSource,
  useList,
  aMoment,
  anyText,
  recordId,
  useSelection,
} from 'atrium/console/list'
import { lazyDialog } from 'atrium/console/page'
import { momentText, useText } from 'atrium/console/text'
import type { Choice } from 'atrium/contract'
import { api } from '#calls/forms'
import type { Entry } from '../../../../contract/entry'
import { entrySorts, useEntryColumns } from './entry-columns'
import { texts } from './text'

const EntryDetails = lazyDialog(async () => (await import('./entry-details')).EntryDetails)

/** The same each time, as the columns are memoised. */
const noFields: Parameters<typeof useEntryColumns>[0] = []

const filters = { formId: recordId, text: anyText, submittedFrom: aMoment, submittedTo: aMoment }

/** The entries of one form. */
export function EntryList({ formId, forms }: { formId: number; forms: readonly Choice[] }) {
  const t = useText(texts)
  const can = useCan()
  const list = useList(sourceOf(formId))
  const { data: fields = noFields } = useQuery(queryOf(api.formEntries.fields, { query: { formId } }))
  const keys = {
    id: ({ entryId }: Entry) => entryId,
    name: ({ person, submittedAt }: Entry) => t('entryOf', { person, at: momentText(submittedAt) }),
  }
  const selection = useSelection(list.rows, keys)
  const remove = useRemoval(api.formEntries.delete, keys)
  const details = useOpening()
  const open = can(api.formEntries.read) ? details.open : undefined
  const formOptions = forms.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <ListPage
      page={`forms/entries/${formId}`}
      title={t('entries')}
      note={forms.find(({ id }) => id === formId)?.name}
      emptyText={t('empty')}
      filters={[
        { name: 'formId', label: t('form'), options: formOptions },
        { name: 'text', label: t('text') },
        { range: ['submittedFrom', 'submittedTo'], label: t('submittedAt') },
      ]}
      list={list}
      rowKey={keys.id}
      columns={useEntryColumns(fields, open, EntryDetails.prepare)}
      selection={selection}
      actions={
        <ListButtons
          exports={{ call: api.formEntries.export, filters: { ...list.exported, formId: String(formId) } }}
        />
      }
      bulkActions={useBulkActions<Entry>({ remove: { call: api.formEntries.delete, run: remove } })}
      rowActions={{
        name: keys.name,
        of: (row) => [
          {
            key: 'look',
            label: t('look'),
            call: api.formEntries.read,
            prepare: EntryDetails.prepare,
            onSelect: () => details.open(row.entryId),
          },
          {
            key: 'delete',
            label: t('delete'),
            call: api.formEntries.delete,
            isDanger: true,
            onSelect: () => remove([row]),
          },
        ],
      }}
      rowOpen={open && (({ entryId }: Entry) => open(entryId))}
    >
      <FromStore store={details.store}>
        {({ id, isOpen }) => <EntryDetails entryId={id} isOpen={isOpen} onClose={details.close} />}
      </FromStore>
    </ListPage>
  )
}

const sources = new Map<number, ReturnType<typeof newSource>>()
const newSource = (formId: number) => pagedSource(api.formEntries.list, { filters, sorts: entrySorts }, { formId })

/** The same for the same form, as a list needs it. */
function sourceOf(formId: number) {
  const source = sources.get(formId) ?? newSource(formId)
  sources.set(formId, source)
  return source
}
