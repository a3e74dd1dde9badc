import { Icon } from 'atrium/ui/icon'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { PageForm } from '#shared/crud/form/page-form'
import { PasswordField } from '#shared/crud/form/fields/password-field'
import { useRecordForm } from '#shared/crud/form/use-record-form'
import { usePasswordRule } from '#shared/field/password/use-password-rule'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { changeOwnPassword } from '#shared/session/calls/own-password'
import css from '../../page.module.css'
import { texts } from '../../text'

const blank = { old: '', new: '', repeat: '' }

export function PasswordForm() {
  const t = useText(texts)
  const client = useQueryClient()
  const form = useRecordForm<typeof blank, never>({
    blank,
    read: () => Promise.reject(new Error('A password is never read.')),
    valuesOf: () => blank,
    // Not `useWrite`, which would read again with the former token.
    save: async (values) => {
      await changeOwnPassword(values.old, values.new)
      notify.success(t('changed'))
      void client.invalidateQueries()
    },
  })
  useEffect(() => {
    if (!form.store.getState().isOpen) form.add()
  })
  return (
    <>
      <p className={css.note}>
        <Icon name="lucide:info" />
        {t('passwordHint')}
      </p>
      <PageForm form={form} action={t('change')} isWide>
        <div className={css.fields}>
          <div className={css.alone}>
            <PasswordField name="old" label={t('old')} autoComplete="current-password" />
          </div>
          <PasswordField
            name="new"
            label={t('next')}
            hint={usePasswordRule()}
            error={(password, other) => (password === other('old') ? t('same') : undefined)}
          />
          <PasswordField
            name="repeat"
            label={t('repeat')}
            dependsOn={['new']}
            error={(password, other) => (password === other('new') ? undefined : t('different'))}
          />
        </div>
      </PageForm>
    </>
  )
}
