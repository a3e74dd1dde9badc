import { inLanguage } from '@atrium/contract/language'
import { api } from '#shared/api/api'
import { useRemoval } from '#shared/crud/actions/use-removal'
import { useWrite } from '#shared/crud/actions/use-write'
import type { RowAction } from '#shared/crud/table/row-actions'
import { copyText } from '#shared/feedback/copy'
import { useLanguage, useText } from '#shared/i18n/text'
import { hrefOf } from '#shared/navigation/href'
import { navigation } from '#shared/navigation/navigation'
import type { Form } from '../../../../contract/form'
import { fillAddress } from '../../../../contract/form.rules'
import { designerAddress, notifyRefusal } from '../../../form-calls'
import { texts } from './text'

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

/** What can be done with one form, as it is at the moment. */
export function useFormActions(opens: Opens): { of: Actions; remove: (rows: readonly Form[]) => void } {
  const remove = useRemoval(api.forms.delete, formKeys(useLanguage()))
  const t = useText(texts)
  const [first, offered, rest] = [useDraftActions(opens), useOfferActions(opens), useUpkeepActions(opens)]
  const of: Actions = (row) => [
    ...first(row),
    ...(row.state === 'draft' ? [] : offered(row)),
    ...rest(row),
    { key: 'delete', label: t('delete'), call: api.forms.delete, isDanger: true, onSelect: () => remove([row]) },
  ]
  return { of, remove }
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
      {
        key: 'entries',
        label: t('entriesOf'),
        call: api.formEntries.list,
        onSelect: go(`/forms/entries?formId=${formId}`),
      },
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
  const copy = (formId: number) => write(api.forms.copy, { body: { formId } }, { isInForm: true }).catch(notifyRefusal)
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
