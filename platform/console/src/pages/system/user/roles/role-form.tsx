import { Checkbox, Form } from 'antd'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { RecordForm } from '#shared/crud/form/record-form'
import { useText } from '#shared/i18n/text'
import { useRoleChoices } from '#shared/session/roles/role-choices'
import { useRoleHint } from '#shared/session/roles/role-hint'
import css from './role-form.module.css'
import { texts } from './text'
import type { useRoleForm } from './use-role-form'
import type { UserRecord } from './user-record'

/** The roles of one user, to choose from. */
export function RoleForm({ form }: { form: ReturnType<typeof useRoleForm> }) {
  const t = useText(texts)
  return (
    <RecordForm form={form} titles={[t('assignRoles'), t('assignRoles')]} size={440}>
      {(record) => record && <RoleList record={record} />}
    </RecordForm>
  )
}

function RoleList({ record }: { record: UserRecord }) {
  const t = useText(texts)
  const choices = useRoleChoices(record.roles, record)
  const roleHint = useRoleHint(record)
  const labelOf = (id: number) => choices.find(({ value }) => value === id)?.label ?? String(id)
  const textOf = (ids: unknown) => (ids as number[]).map(labelOf).join(', ')
  useComparedField('roleIds', { label: t('roles'), textOf })
  const { nickname, username } = record.user
  if (choices.length === 0) return <p className={css.none}>{t('none')}</p>
  return (
    <>
      <p className={css.who}>
        <b>{nickname}</b>
        <span>{username}</span>
      </p>
      <Form.Item name="roleIds" label={t('roles')} extra={roleHint}>
        <Checkbox.Group className={css.list} role="group" aria-label={t('roles')}>
          {choices.map(({ value, label, roleKey, disabled }) => (
            <Checkbox key={value} value={value} disabled={disabled} className={css.role}>
              <b>{label}</b>
              <small>{roleKey}</small>
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Form.Item>
    </>
  )
}
