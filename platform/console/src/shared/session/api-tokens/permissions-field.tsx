import type { TokenPermission } from 'atrium/contract/system/user/token/token'
import { useQuery } from '@tanstack/react-query'
import { Form, TreeSelect } from 'antd'
import { useComparedField } from '#shared/crud/form/conflict/compared-fields'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import type { TokenCalls } from './token-calls'

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

/** The permissions that are chosen for a token, of those that its owner has. */
export function PermissionsField({ calls }: { calls: TokenCalls }) {
  const t = useText(texts)
  const { data = [], isPending } = useQuery(calls.permissions())
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
