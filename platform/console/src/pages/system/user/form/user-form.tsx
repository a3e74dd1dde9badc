import { most, patterns } from 'atrium/contract/untrusted/rules'
import { inLanguage } from 'atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { TextAreaField, TextField } from '#shared/crud/form/fields/input-fields'
import { RadioField, SelectField, StatusField } from '#shared/crud/form/fields/option-fields'
import { FieldGroup } from '#shared/crud/form/field-group'
import { PasswordField } from '#shared/crud/form/fields/password-field'
import { usePatterns } from '#shared/crud/form/patterns'
import { isOff, useOffName } from '#shared/crud/off-name'
import { RecordForm } from '#shared/crud/form/record-form'
import { useFormState } from '#shared/crud/form/use-record-form'
import { usePasswordRule } from '#shared/field/password/use-password-rule'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useDict } from '#shared/dict/use-dict'
import { useLanguage, useText } from '#shared/i18n/text'
import { useSession } from '#shared/session/user/session'
import { useRoleChoices } from '#shared/session/roles/role-choices'
import { useRoleHint } from '#shared/session/roles/role-hint'
import type { UserRecord } from '../roles/user-record'
import { isBuiltIn, useIsProtected } from '../user-rules'
import { DeptField } from '#shared/crud/form/fields/dept-field'
import { useRunningGroups } from './extra/running-fields'
import { texts } from './text'
import type { useUserForm } from './use-user-form'
import css from './user-form.module.css'

// Few products have extra fields, and the calendar of dates is large.
const ExtraFields = lazyPart(async () => (await import('./extra/extra-fields')).ExtraFields)

/** The choices of the form when there is no user yet. */
type Choices = Pick<UserRecord, 'roles' | 'posts'>

export function UserForm({ form }: { form: ReturnType<typeof useUserForm> }) {
  const t = useText(texts)
  const { isOpen, id } = useFormState(form)
  const isNew = isOpen && id === undefined
  const hasExtra = useRunningGroups().length > 0
  const choices = useQuery({ ...queryOf(api.users.read, { query: {} }), enabled: isNew })
  return (
    <RecordForm form={form} titles={[t('addUser'), t('editUser')]} size={640}>
      {(record) => (
        <>
          <Account record={record} />
          <Contact />
          <Rights record={record} choices={record ?? choices.data ?? { roles: [], posts: [] }} />
          {hasExtra && <ExtraFields />}
        </>
      )}
    </RecordForm>
  )
}

/** Whether the new user of the form sets their password by a mail. */
const useIsMailed = () => Form.useWatch<string | undefined>('firstPassword') === 'mailed'

function Account({ record }: { record: UserRecord | undefined }) {
  const t = useText(texts)
  const rule = usePasswordRule()
  const hasMail = useSession((session) => session.hasMail)
  const isMailed = useIsMailed()
  const pattern = { test: patterns.username, text: t('usernameFormat') }
  return (
    <FieldGroup title={t('account')}>
      {record ? (
        <TextField name="username" label={t('username')} max={most.username} disabled />
      ) : (
        <>
          <TextField
            name="username"
            label={t('username')}
            hint={t('usernameHint')}
            required
            max={most.username}
            pattern={pattern}
          />
          {hasMail && (
            <RadioField
              name="firstPassword"
              label={t('firstPassword')}
              options={[
                { value: 'chosen', label: t('chosen') },
                { value: 'mailed', label: t('mailed') },
              ]}
            />
          )}
          {!isMailed && (
            <PasswordField name="password" label={t('password')} hint={rule && t('passwordHint', { rule })} />
          )}
        </>
      )}
      <TextField name="nickname" label={t('nickname')} required max={most.nickname} />
      <DeptField label={t('dept')} required present={record?.user} />
    </FieldGroup>
  )
}

function Contact() {
  const t = useText(texts)
  const { phone, email } = usePatterns()
  const isMailed = useIsMailed()
  const sexes = useDict('sys_user_sex').options.map(({ value, label }) => ({ value: Number(value), label }))
  return (
    <FieldGroup title={t('contact')}>
      <TextField name="phoneNumber" label={t('phone')} max={most.phone} pattern={phone} />
      <TextField
        name="email"
        label={t('email')}
        hint={isMailed ? t('mailedHint') : undefined}
        required={isMailed}
        max={most.email}
        pattern={email}
      />
      <RadioField name="sex" label={t('sex')} options={sexes} />
    </FieldGroup>
  )
}

function Rights({ record, choices }: { record: UserRecord | undefined; choices: Choices }) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const isProtected = useIsProtected()
  const roles = useRoleChoices(choices.roles, record)
  const roleHint = useRoleHint(record)
  const posts = choices.posts.map((post) => ({
    value: post.postId,
    label: offName(inLanguage(language, post.postName, post.postNameEn), post),
    disabled: isOff(post),
  }))
  const user = record?.user
  return (
    <FieldGroup title={t('rights')}>
      <SelectField name="postId" label={t('post')} options={posts} />
      <StatusField label={t('status')} disabled={user && isProtected(user)} />
      <div className={css.wide}>
        <SelectField
          name="roleIds"
          label={t('roles')}
          hint={roleHint}
          options={roles}
          multiple
          allowClear={false}
          disabled={user && isBuiltIn(user)}
        />
        <TextAreaField name="remark" label={t('remark')} max={most.remark} />
      </div>
    </FieldGroup>
  )
}
