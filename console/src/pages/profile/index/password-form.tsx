import { Icon } from '@atrium/ui/icon'
import { useEffect } from 'react'
import { api } from '../../../shared/api/api'
import { useWrite } from '../../../shared/crud/actions/use-write'
import { PageForm } from '../../../shared/crud/form/page-form'
import { PasswordField } from '../../../shared/crud/form/password-field'
import { useRecordForm } from '../../../shared/crud/form/use-record-form'
import { useText } from '../../../shared/i18n/text'
import css from './page.module.css'
import { texts } from './text'

const blank = { old: '', new: '', repeat: '' }

export function PasswordForm() {
  const t = useText(texts)
  const write = useWrite()
  const form = useRecordForm<typeof blank, never>({
    blank,
    read: () => Promise.reject(new Error('A password is never read.')),
    valuesOf: () => blank,
    save: ({ repeat: _, ...body }) =>
      write(api.profile.changePassword, { body }, { isInForm: true, done: t('changed') }),
  })
  useEffect(() => {
    if (!form.isOpen) form.add()
  })
  return (
    <>
      <p className={css.note}>
        <Icon name="lucide:info" />
        {t('passwordHint')}
      </p>
      <PageForm form={form} action={t('change')}>
        <PasswordField name="old" label={t('old')} autoComplete="current-password" />
        <PasswordField
          name="new"
          label={t('next')}
          hint={t('nextHint')}
          fault={(password, other) => (password === other('old') ? t('same') : undefined)}
        />
        <PasswordField
          name="repeat"
          label={t('repeat')}
          dependsOn={['new']}
          fault={(password, other) => (password === other('new') ? undefined : t('different'))}
        />
      </PageForm>
    </>
  )
}
