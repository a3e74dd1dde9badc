import type { Endpoint } from 'atrium/contract/endpoint'
import { isRoot } from 'atrium/contract/kind/fields-of'
import type { FieldedKind, RowOf } from 'atrium/contract/kind/types'
import { useMemo } from 'react'
import { useLanguage } from '#shared/i18n/text'
import { useRemoval } from '../actions/use-removal'
import type { ChoiceCall } from '../form/fields/record-select'
import type { ParentsCall } from './inputs/kind-input'
import type { OnSaved } from '../form/use-record-form'
import { useKindActions } from './actions/use-kind-actions'
import { useKindForm } from './form/use-kind-form'
import { lazyActionForm, lazyKindForm } from './form/lazy-kind-form'
import type { PagedEndpoint } from '../rows/list-source'
import type { OwnWork, PageParts } from './kind-page'
import { kindSource } from './list/kind-source'
import { recordName } from './kind-text'

type Row = RowOf<FieldedKind>
export type KindCalls = Readonly<Record<string, Endpoint>> &
  Readonly<Record<'list' | 'read' | 'add' | 'edit' | 'delete' | 'export', Endpoint>> & {
    readonly choices?: ChoiceCall
    /** Of a kind without a parent. */
    readonly summary?: Endpoint
    /** Of a kind with a parent. */
    readonly parents?: ParentsCall
    /** Of a kind with a position. */
    readonly order?: Endpoint
    /** Of a kind with `reorder`. */
    readonly sort?: Endpoint
  }

/** The kind, calls and parts of a derived page, with its forms. */
export interface KindPage {
  readonly kind: FieldedKind
  readonly calls: KindCalls
  readonly parts: PageParts<FieldedKind>
  readonly source: ReturnType<typeof kindSource<PagedEndpoint>>
  readonly Form: ReturnType<typeof lazyKindForm>
  readonly ActionForm: ReturnType<typeof lazyActionForm> | undefined
}

/** Returns the parts of a page of a kind, with forms that load when they open. */
export function kindPage(kind: FieldedKind, calls: KindCalls, parts: PageParts<FieldedKind>): KindPage {
  const Form = lazyKindForm(kind, calls, parts)
  const ActionForm = kind.actions && lazyActionForm(kind, kind.actions, calls.choices)
  return { kind, calls, parts, source: kindSource(calls.list as PagedEndpoint, kind), Form, ActionForm }
}

/** The form and the actions of the records of a kind, in its list and in its details. `onSaved` runs before that of the page. */
export function useKindWork({ kind, calls, parts, Form }: KindPage, onSaved?: OnSaved) {
  const language = useLanguage()
  const saved: OnSaved = (id, isNew) => {
    onSaved?.(id, isNew)
    parts.afterSave?.(id, isNew)
  }
  const form = useKindForm(kind, { calls, beforeSave: parts.beforeSave, onSaved: saved })
  const { isFixed, useWork = useNothing } = parts
  const { forms, ...own } = useWork(saved)
  const keys = useMemo(
    () => ({
      id: (row: Row) => row[kind.id]!,
      name: (row: Row) => recordName(kind, row, language),
      isFixed: (row: Row) => isRoot(kind, row) || isFixed?.(row) === true,
    }),
    [kind, isFixed, language],
  )
  const remove = useRemoval(calls.delete as never, keys)
  const tools = { calls, edit: (row: Row) => form.edit(keys.id(row)), remove, prepare: Form.prepare }
  return { form, keys, forms, actions: useKindActions(kind, tools, { ...parts, ...own }) }
}

const useNothing = (): OwnWork<FieldedKind> => ({})

interface KindFormsProps {
  of: KindPage
  work: ReturnType<typeof useKindWork>
}

/** The forms of a kind, each of which shows once it is opened. */
export function KindForms({ of: { Form, ActionForm }, work: { form, actions, forms } }: KindFormsProps) {
  return (
    <>
      <Form form={form} />
      {ActionForm && <ActionForm form={actions.actionForm} />}
      {forms}
    </>
  )
}
