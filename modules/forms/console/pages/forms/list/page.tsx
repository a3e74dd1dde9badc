import { useCan } from 'atrium/console/data'
import { useOpening, FromStore } from 'atrium/console/feedback'
import { lazyForm } from 'atrium/console/form'
import { ListButtons, useBulkActions, ListPage, useList, useSavedRow, useSelection } from 'atrium/console/list'
import { lazyDialog, navigation } from 'atrium/console/page'
import { useLanguage, useText } from 'atrium/console/text'
import { api } from '#calls/forms'
import type { Form } from '../../../../contract/form'
import { designerAddress } from '../../../form-calls'
import { NewForm } from '../../../new-form/lazy-new-form'
import { useNewForm } from '../../../new-form/use-new-form'
import { usePublishForm } from '../../../publish/use-publish-form'
import { useFormColumns } from './form-columns'
import { useFormFilters } from './form-filters'
import { source } from './source'
import { texts } from './text'
import { formKeys, useFormActions } from './use-form-actions'
import { useMenuForm } from './use-menu-form'

const PublishForm = lazyForm(async () => (await import('../../../publish/publish-form')).PublishForm)
const MenuForm = lazyForm(async () => (await import('./menu-form')).MenuForm)
const Versions = lazyDialog(async () => (await import('./versions')).Versions)
const prepare = { publish: PublishForm.prepare, menu: MenuForm.prepare, versions: Versions.prepare }

const design = (formId: number) => void navigation().open(designerAddress(formId))

export default function FormsPage() {
  const t = useText(texts)
  const can = useCan()
  const list = useList(source)
  const keys = formKeys(useLanguage())
  const savedRows = useSavedRow(list, keys.id)
  const mayDesign = can(api.forms.edit)
  const added = useNewForm((formId) => (mayDesign ? design(formId) : savedRows.show(formId, true)))
  const publish = usePublishForm(savedRows.show)
  const menu = useMenuForm(savedRows.show)
  const versions = useOpening()
  const selection = useSelection(list.rows, keys)
  const actions = useFormActions({
    publish: publish.edit,
    menu: menu.edit,
    versions: versions.open,
    prepare,
  })
  return (
    <ListPage
      page="forms/list"
      title={t('forms')}
      emptyText={t('empty')}
      filters={useFormFilters()}
      list={list}
      savedRows={savedRows}
      rowKey={keys.id}
      columns={useFormColumns(mayDesign ? design : undefined)}
      selection={selection}
      actions={
        <ListButtons
          add={{
            call: api.forms.add,
            run: () => added.form.add(),
            prepare: NewForm.prepare,
          }}
        />
      }
      bulkActions={[
        {
          key: 'archive',
          label: t('archive'),
          icon: 'lucide:archive',
          call: api.forms.archive,
          run: actions.archive,
        },
        ...useBulkActions<Form>({ remove: { call: api.forms.delete, run: actions.remove } }),
      ]}
      rowActions={{ name: keys.name, of: actions.of }}
    >
      <NewForm {...added} />
      <PublishForm form={publish} />
      <MenuForm form={menu} />
      <FromStore store={versions.store}>
        {({ id, isOpen }) => (
          <Versions form={list.rows.find(({ formId }) => formId === id)} isOpen={isOpen} onClose={versions.close} />
        )}
      </FromStore>
    </ListPage>
  )
}
