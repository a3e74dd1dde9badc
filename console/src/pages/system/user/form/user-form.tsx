import { inLanguage } from '@atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../../shared/api/api'
import { queryOf } from '../../../../shared/api/query'
import { RadioField, SelectField, StatusField, TextAreaField, TextField } from '../../../../shared/crud/form/fields'
import { PasswordField } from '../../../../shared/crud/form/password-field'
import { RecordForm } from '../../../../shared/crud/form/record-form'
import { useDict } from '../../../../shared/dict/use-dict'
import { useLanguage, useText } from '../../../../shared/i18n/text'
import { foreignRoles, useRoleChoices, type UserRecord } from '../roles/role-choices'
import { isBuiltIn, useIsProtected } from '../user-rules'
import { DeptField } from './dept-field'
import { texts } from './text'
import type { useUserForm } from './use-user-form'
import css from './user-form.module.css'

/** What a form chooses from when there is no user yet. */
type Choices = Pick<UserRecord, 'roles' | 'posts'>

export function UserForm({ form }: { form: ReturnType<typeof useUserForm> }) {
  const t = useText(texts)
  const isNew = form.isOpen && form.id === undefined
  const choices = useQuery({ ...queryOf(api.users.read, { query: {} }), enabled: isNew })
  return (
    <RecordForm form={form} titles={[t('addUser'), t('editUser')]} size={640}>
      {(record) => (
        <>
          <Account record={record} />
          <Contact />
          <Rights record={record} choices={record ?? choices.data ?? { roles: [], posts: [] }} />
        </>
      )}
    </RecordForm>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.group}>
      <h3>{title}</h3>
      <div className={css.fields}>{children}</div>
    </section>
  )
}

function Account({ record }: { record: UserRecord | undefined }) {
  const t = useText(texts)
  const pattern = { test: /^[\w.-]{2,20}$/, text: t('usernameForm') }
  return (
    <Group title={t('account')}>
      {record ? (
        <TextField name="username" label={t('username')} max={20} disabled />
      ) : (
        <>
          <TextField
            name="username"
            label={t('username')}
            hint={t('usernameHint')}
            required
            max={20}
            pattern={pattern}
          />
          <PasswordField name="password" label={t('password')} hint={t('passwordHint')} />
        </>
      )}
      <TextField name="nickname" label={t('nickname')} required max={30} />
      <DeptField user={record?.user} />
    </Group>
  )
}

function Contact() {
  const t = useText(texts)
  const sexes = useDict('sys_user_sex').options.map(({ value, label }) => ({ value: Number(value), label }))
  return (
    <Group title={t('contact')}>
      <TextField
        name="phoneNumber"
        label={t('phone')}
        max={11}
        pattern={{ test: /^1[3-9]\d{9}$/, text: t('phoneForm') }}
      />
      <TextField
        name="email"
        label={t('email')}
        max={50}
        pattern={{ test: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, text: t('emailForm') }}
      />
      <RadioField name="sex" label={t('sex')} options={sexes} />
    </Group>
  )
}

function Rights({ record, choices }: { record: UserRecord | undefined; choices: Choices }) {
  const t = useText(texts)
  const language = useLanguage()
  const isProtected = useIsProtected()
  const roles = useRoleChoices(choices.roles, record)
  const posts = choices.posts.map(({ postId, postName, postNameEn, status }) => {
    const name = inLanguage(language, postName, postNameEn)
    return { value: postId, label: status ? name : t('postDisabled', { name }), disabled: status === 0 }
  })
  const user = record?.user
  return (
    <Group title={t('rights')}>
      <SelectField name="postId" label={t('post')} options={posts} />
      <StatusField label={t('status')} disabled={user && isProtected(user)} />
      <div className={css.wide}>
        <SelectField
          name="roleIds"
          label={t('roles')}
          hint={record && foreignRoles(record).length > 0 ? t('rolesHint') : undefined}
          options={roles}
          multiple
          allowClear={false}
          disabled={user && isBuiltIn(user)}
        />
        <TextAreaField name="remark" label={t('remark')} max={500} />
      </div>
    </Group>
  )
}
