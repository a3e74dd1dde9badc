import { Button } from 'antd'
import { useEffect } from 'react'
import { useCan } from 'atrium/console/data'
import { leavePage, navigation } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { EmptyState } from 'atrium/ui'
import { api } from '#calls/forms'
import { designerAddress } from '../../form-calls'
import { NewForm } from '../../new-form/lazy-new-form'
import { useNewForm } from '../../new-form/use-new-form'
import css from './no-form.module.css'
import { texts } from './text'

const listAddress = '/forms/list'

/** The designer without a form, such as from an entry of the menu: the dialog that adds one opens at once. */
export function NoForm() {
  const t = useText(texts)
  const can = useCan()
  const added = useNewForm((formId) => leavePage(can(api.forms.edit) ? designerAddress(formId) : listAddress))
  const mayAdd = can(api.forms.add)
  const { store, add } = added.form
  useEffect(() => {
    // A page that comes back from behind its tab runs its effects again.
    if (mayAdd && store.getState().opening === 0) add()
  }, [mayAdd, store, add])
  return (
    <div className={css.page}>
      <EmptyState
        title={t('noForm')}
        hint={t(mayAdd ? 'noFormHint' : 'chooseHint')}
        action={
          <div className={css.buttons}>
            {can(api.forms.list) && <Button onClick={() => void navigation().open(listAddress)}>{t('toList')}</Button>}
            {mayAdd && (
              <Button type="primary" onClick={() => add()}>
                {t('newForm')}
              </Button>
            )}
          </div>
        }
      />
      <NewForm {...added} />
    </div>
  )
}
