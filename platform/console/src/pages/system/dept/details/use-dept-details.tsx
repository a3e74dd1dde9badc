import type { Dept } from '@atrium/contract/system/dept'
import { dept as deptKind } from '@atrium/contract/system/dept.record'
import type { User } from '@atrium/contract/system/user'
import { user as userKind } from '@atrium/contract/system/user.record'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { listOf, readingOf, related, type DetailsOf } from '#shared/crud/details/declaration'
import { detailsPath } from '#shared/crud/details/details-path'
import { pagedSource } from '#shared/crud/rows/list-source'
import type { ListColumn } from '#shared/crud/table/list-column'
import { DictTag } from '#shared/dict/dict-tag'
import { useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { source } from '../source'
import { texts } from '../text'
import type { useDeptWork } from '../use-dept-work'

const read = readingOf(api.depts.read, (deptId) => ({ query: { deptId } }))
const list = listOf(source, ({ deptId }) => deptId)

/** The details of departments, in the drawer and as a page. */
export function useDeptDetails({ edit, removal }: ReturnType<typeof useDeptWork>): DetailsOf<Dept> {
  const t = useText(texts)
  const columns = useUserColumns()
  return {
    kind: deptKind,
    read,
    list,
    content: (dept) => ({
      title: dept.deptName,
      titleEn: dept.deptNameEn,
      status: <DictTag dictType="sys_normal_disable" value={dept.status} dot />,
      groups: [
        {
          fields: [
            { label: t('leader'), value: dept.leader },
            { label: t('phone'), value: dept.phone },
            { label: t('email'), value: dept.email },
            { label: t('sort'), value: dept.orderNum },
          ],
        },
      ],
      related: [
        related({
          key: 'users',
          title: t('users'),
          source: pagedSource(api.users.list, { filters: {}, sorts: [] }, { deptId: dept.deptId }),
          rowKey: ({ userId }) => userId,
          columns,
          allAt: `/system/user?deptId=${dept.deptId}`,
          emptyText: t('noUsers'),
        }),
      ],
      actions: [edit(dept), { ...removal(dept), disabledReason: dept.pid ? undefined : t('isRoot') }],
    }),
  }
}

function useUserColumns(): ListColumn<User>[] {
  const t = useText(texts)
  const mayRead = useCan()(userKind.details.access)
  return [
    {
      key: 'user',
      title: t('user'),
      width: 140,
      isTitle: true,
      render: ({ userId, nickname }) =>
        mayRead ? <Link to={detailsPath(userKind, userId)}>{nickname}</Link> : <b>{nickname}</b>,
    },
    { key: 'dept', title: t('dept'), width: 140, render: ({ deptName }) => deptName },
    { key: 'phone', importance: 'low', title: t('phone'), width: 130, render: ({ phoneNumber }) => phoneNumber },
    {
      key: 'status',
      importance: 'high',
      title: t('status'),
      width: 90,
      render: ({ status }) => <DictTag dictType="sys_normal_disable" value={status} dot />,
    },
  ]
}
