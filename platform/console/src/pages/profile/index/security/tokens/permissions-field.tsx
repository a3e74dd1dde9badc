import type { TokenPermission } from 'atrium/contract/system/user/token/token'
import { useQuery } from '@tanstack/react-query'
import { Form, TreeSelect } from 'antd'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** The permissions by the pages of the menu: a tick at a page takes all of its own. */
function pagesOf(permissions: readonly TokenPermission[]) {
  const pages = new Map<string, TokenPermission[]>()
  for (const one of permissions) pages.set(one.page, [...(pages.get(one.page) ?? []), one])
  return [...pages].map(([page, own]) => ({
    title: page,
    value: `page ${page}`,
    children: own.map(({ permission, name }) => ({ title: name, value: permission })),
  }))
}

/** The permissions that are chosen for a token, of those that the person has. */
export function PermissionsField() {
  const t = useText(texts)
  const { data = [], isPending } = useQuery(queryOf(api.ownTokens.permissions))
  useComparedField('permissions', { label: t('permissions') })
  return (
    <Form.Item
      name="permissions"
      label={t('permissions')}
      rules={[{ required: true, type: 'array', min: 1, message: t('choosePermissions') }]}
    >
      <TreeSelect
        treeData={pagesOf(data)}
        treeCheckable
        showCheckedStrategy={TreeSelect.SHOW_CHILD}
        showSearch={{ treeNodeFilterProp: 'title' }}
        maxTagCount={8}
        loading={isPending}
        placeholder={t('choosePermissions')}
        allowClear
      />
    </Form.Item>
  )
}
