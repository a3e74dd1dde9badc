import type { Endpoint } from 'atrium/contract/endpoint'
import type { Choice, Choices } from 'atrium/contract/fields/choice'
import { useDebounced } from 'atrium/ui/interaction/press/call-rate'
import { useQuery } from '@tanstack/react-query'
import { Select, Spin } from 'antd'
import { useState, type ReactElement } from 'react'
import type * as z from 'zod'
import { queryOf } from '#shared/api/query'
import { isOff, useOffName } from '#shared/crud/off-name'
import { texts } from '#shared/crud/text'
import { useText } from '#shared/i18n/text'
import css from './record-select.module.css'

interface Wanted {
  field: string
  search?: string | undefined
  ids?: number[] | string | undefined
}

/** A call that finds records for a reference; its query is made by `choiceQuery` of the contract. */
export type ChoiceCall = Endpoint<
  z.ZodType<unknown, Wanted>,
  z.ZodUndefined,
  z.ZodType<z.output<typeof Choices>>,
  undefined
>

/** A record that is referred to already, by the name that the reader may see; empty for none. */
export interface PresentRecord {
  id: number | null
  name: string
}

/** Adds the record that is missing among the choices. */
export interface Creation {
  /** The words of the option, which may name what was typed. */
  readonly label: (typed: string) => string
  /** Opens the form; `take` gets the id of the new record. */
  readonly start: (typed: string, take: (id: number) => void) => void
}

/** The value of the option that adds a record: no id. */
export const createMark = 0

interface RecordSelectProps {
  call: ChoiceCall
  /** The reference, as the query of the call names it. */
  field: string
  value?: number | undefined
  onChange?: (value: number | undefined) => void
  present?: PresentRecord | undefined
  /** Disabled records can be chosen too, as in a filter. */
  offersOff?: boolean
  creation?: Creation | undefined
  id?: string
  placeholder?: string
  allowClear?: boolean
  disabled?: boolean | undefined
}

/** Of the list of options, in CSS pixels; it is as wide as a select that is wider. */
export const leastWidth = 260

/** How long typing has to rest before the server is asked, in milliseconds. */
const rest = 250

/**
 * A select for one record of another kind. It asks the server when it opens and whenever typing rests, and shows the first records
 * that match; a value whose name it does not have yet is read by its id.
 */
export function RecordSelect({
  call,
  field,
  value,
  onChange,
  present,
  offersOff,
  creation,
  ...select
}: RecordSelectProps) {
  const t = useText(texts)
  const offName = useOffName()
  const found = useFoundChoices(call, field)
  const [picked, setPicked] = useState<Choice>()
  const known = [picked, present].find((record) => record?.id === value)
  const reading = useQuery({
    ...wanted(call, { field, ids: [value ?? 0] }),
    enabled: typeof value === 'number' && !known,
  })
  const chosen = known ?? reading.data?.items[0]
  const nameOf = (record: { name: string; status?: 0 | 1 }) =>
    record.name && offName(record.name, { status: record.status ?? 1 })
  const nameOfChosen = () => (chosen ? nameOf(chosen) : reading.isFetching ? '…' : '') || t('outOfScope')
  const { items, total } = found
  const more = items.length > 0 && total > items.length && t('moreChoices', { shown: items.length, total })
  return (
    <Select<number>
      {...select}
      // Names are often longer than a filter is wide.
      popupMatchSelectWidth={leastWidth}
      // Undefined would leave the value to the select, which has the one of the last option that was pressed.
      value={value ?? null}
      onChange={(next: number | undefined) => {
        if (next === createMark) return creation?.start(found.typed, (id) => onChange?.(id))
        setPicked(items.find((record) => record.id === next))
        onChange?.(next)
      }}
      options={[
        ...items.map((record) => ({
          value: record.id,
          label: nameOf(record),
          disabled: !offersOff && isOff(record),
        })),
        ...createOption(creation, found),
      ]}
      labelRender={nameOfChosen}
      showSearch={{ filterOption: false, onSearch: found.type }}
      onOpenChange={found.open}
      notFoundContent={
        <div className={css.note} role="status">
          {found.state === 'loading' ? <Spin size="small" aria-label={t('loading')} /> : t(found.state)}
        </div>
      }
      popupRender={(menu) => withNote(menu, items.length === 0 && creation ? noteOf(found.state, t) : more)}
    />
  )
}

/** Returns the option that adds a record, once it is clear what was found. */
export function createOption(
  creation: Creation | undefined,
  { state, items, typed }: Pick<ReturnType<typeof useFoundChoices>, 'state' | 'items' | 'typed'>,
) {
  const isKnown = items.length > 0 || state === 'findChoice' || state === 'noChoice'
  return creation && isKnown ? [{ value: createMark, label: creation.label(typed), disabled: false }] : []
}

/** Returns what is said below an option that adds a record, where there is no other. */
export const noteOf = (state: State, t: (state: State) => string): string | false =>
  state === 'findChoice' || state === 'noChoice' ? t(state) : false

/** The name of a record that a field refers to. */
export function RecordName({
  call,
  field,
  value,
  present,
}: Pick<RecordSelectProps, 'call' | 'field' | 'present'> & { value: number }) {
  const t = useText(texts)
  const isKnown = present?.id === value
  const reading = useQuery({ ...wanted(call, { field, ids: [value] }), enabled: !isKnown })
  const name = isKnown ? present?.name : reading.data?.items[0]?.name
  return name || (reading.isFetching ? '…' : t('outOfScope'))
}

/** The list of the options, with a note below it. */
export const withNote = (menu: ReactElement, note: string | false) => (
  <>
    {menu}
    {note && (
      <div className={css.more} role="status">
        {note}
      </div>
    )}
  </>
)

export const wanted = (call: ChoiceCall, query: Wanted) => queryOf(call, { query })

/** The records that match what was typed; none while they are being asked for, so that Enter never chooses one of a former search. */
export function useFoundChoices(call: ChoiceCall, field: string) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const settle = useDebounced(() => setSearch(typed.trim()), rest)
  const query = useQuery({ ...wanted(call, { field, ...(search && { search }) }), enabled: isOpen })
  const isTyping = typed.trim() !== search
  const data = isTyping ? undefined : query.data
  return {
    items: data?.items ?? [],
    total: data?.total ?? 0,
    typed: typed.trim(),
    state: stateOf(isTyping || (query.isFetching && !data), query.isError && !data, search),
    open: (next: boolean) => {
      setOpen(next)
      if (next) return
      setTyped('')
      setSearch('')
    },
    type: (text: string) => {
      setTyped(text)
      settle()
    },
  }
}

type State = 'loading' | 'choicesFailed' | 'findChoice' | 'noChoice'

function stateOf(isLoading: boolean, hasFailed: boolean, search: string): State {
  if (isLoading) return 'loading'
  if (hasFailed) return 'choicesFailed'
  return search ? 'findChoice' : 'noChoice'
}
