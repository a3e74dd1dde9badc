import { useWrite } from 'atrium/console/data'
import { copyText } from 'atrium/console/feedback'
import { useRemoval, type RowAction } from 'atrium/console/list'
import { hrefOf, navigation } from 'atrium/console/page'
import { useLanguage, useText } from 'atrium/console/text'
import { inLanguage } from 'atrium/contract'
import { api } from '#calls/forms'
import type { Form } from '../../../../contract/form'
import { fillAddress } from '../../../../contract/form.rules'
import { designerAddress, notifyError } from '../../../form-calls'
import { texts } from './text'
import { useArchive } from './use-archive'

interface Opens {
  publish: (formId: number) => void
  menu: (formId: number) => void
  versions: (formId: number) => void
  /** Loads in advance what these open. */
  prepare: Record<'publish' | 'menu' | 'versions', () => void>
}

export const formKeys = (language: ReturnType<typeof useLanguage>) => ({
  id: ({ formId }: Form) => formId,
  name: ({ title, titleEn }: Form) => inLanguage(language, title, titleEn),
})

const go = (path: string) => () => void navigation().open(path)

type Actions = (row: Form) => RowAction[]

type OnForms = (rows: readonly Form[]) => void

/** Returns the actions of one form, which depend on its state, and those of several. */
export function useFormActions(opens: Opens): { of: Actions; archive: OnForms; remove: OnForms } {
  const t = useText(texts)
  const keys = formKeys(useLanguage())
  const { archive, unarchive, archiveInstead } = useArchive(keys)
  const remove = useRemoval(api.forms.delete, keys, archiveInstead)
  const [first, entries, offered, rest] = [
    useDraftActions(opens),
    useEntriesActions(),
    useOfferActions(opens),
    useUpkeepActions(opens),
  ]
  const ofState = (row: Form): RowAction[] => {
    if (row.state === 'archived') {
      const back = { key: 'unarchive', label: t('unarchive'), call: api.forms.unarchive }
      return [...entries(row), { ...back, onSelect: () => unarchive(row) }, ...rest(row)]
    }
    const away = { key: 'archive', label: t('archive'), call: api.forms.archive }
    return [
      ...first(row),
      ...entries(row),
      ...(row.state === 'draft' ? [] : offered(row)),
      ...rest(row),
      { ...away, onSelect: () => archive([row]) },
    ]
  }
  const of: Actions = (row) => [
    ...ofState(row),
    { key: 'delete', label: t('delete'), call: api.forms.delete, isDanger: true, onSelect: () => remove([row]) },
  ]
  return { of, archive, remove }
}

function useDraftActions({ publish, prepare }: Opens): Actions {
  const t = useText(texts)
  return ({ formId }) => [
    { key: 'design', label: t('design'), call: api.forms.edit, onSelect: go(designerAddress(formId)) },
    {
      key: 'publish',
      label: t('publish'),
      call: api.forms.publish,
      prepare: prepare.publish,
      onSelect: () => publish(formId),
    },
  ]
}

/** Of a form that was ever published. */
function useEntriesActions(): Actions {
  const t = useText(texts)
  return ({ formId, number }) => {
    const path = `/forms/entries?formId=${formId}`
    return number === null
      ? []
      : [{ key: 'entries', label: t('entriesOf'), call: api.formEntries.list, onSelect: go(path) }]
  }
}

const linkOf = ({ formId }: Form) => new URL(hrefOf(fillAddress(formId)), location.href).href

/** Of a form that was published. */
function useOfferActions({ menu, prepare }: Opens): Actions {
  const t = useText(texts)
  const write = useWrite()
  return (row) => {
    const { formId, inMenu } = row
    const takeOut: RowAction = {
      key: 'takeOut',
      label: t('takeOut'),
      call: api.forms.takeFromMenu,
      onSelect: () => void write(api.forms.takeFromMenu, { query: { formId } }, { done: t('takenOut') }),
    }
    return [
      { key: 'fill', label: t('fill'), onSelect: go(fillAddress(formId)) },
      { key: 'link', label: t('link'), onSelect: () => void copyText(linkOf(row), t('linkCopied')) },
      {
        key: 'menu',
        label: t('menu'),
        call: api.forms.putIntoMenu,
        prepare: prepare.menu,
        onSelect: () => menu(formId),
      },
      ...(inMenu ? [takeOut] : []),
    ]
  }
}

function useUpkeepActions({ versions, prepare }: Opens): Actions {
  const t = useText(texts)
  const write = useWrite()
  const copy = (formId: number) => write(api.forms.copy, { body: { formId } }, { isInForm: true }).catch(notifyError)
  return ({ formId, version, state }) => {
    const close: RowAction = {
      key: 'close',
      label: t('close'),
      call: api.forms.close,
      isDanger: true,
      onSelect: () => void write(api.forms.close, { body: { formId, version } }, { done: t('closed') }),
    }
    return [
      {
        key: 'versions',
        label: t('versions'),
        call: api.forms.versions,
        prepare: prepare.versions,
        onSelect: () => versions(formId),
      },
      { key: 'copy', label: t('copy'), call: api.forms.copy, onSelect: () => void copy(formId) },
      ...(state === 'published' ? [close] : []),
    ]
  }
}
