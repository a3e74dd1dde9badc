import type { User } from '@atrium/contract/system/user'
import { user } from '@atrium/contract/system/user.record'
import { Link } from 'react-router'
import { api } from '#shared/api/api'
import { DictTag } from '#shared/dict/dict-tag'
import { translate } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import { pagedSource } from '../../rows/list-source'
import type { ListColumn } from '../../table/list-column'
import { related, type RelatedList } from '../declaration'
import { detailsPath } from '../details-path'
import { texts } from '../text'

/** Returns the users of a department or role, or those who hold a post, for the details of it. */
export function relatedUsers(filter: 'deptId' | 'postId' | 'roleId', id: number): RelatedList {
  return related({
    key: 'users',
    title: translate(texts, 'users'),
    source: pagedSource(api.users.list, { filters: {}, sorts: [] }, { [filter]: id }),
    rowKey: ({ userId }) => userId,
    columns: columns(),
    allAt: `/system/user?${filter}=${id}`,
    emptyText: translate(texts, 'noUsers'),
  })
}

const columns = (): ListColumn<User>[] => [
  {
    key: 'user',
    title: translate(texts, 'user'),
    width: 140,
    isTitle: true,
    render: (row) => <UserLink user={row} />,
  },
  { key: 'dept', title: translate(texts, 'dept'), width: 140, render: ({ deptName }) => deptName },
  {
    key: 'phone',
    importance: 'low',
    title: translate(texts, 'phone'),
    width: 130,
    render: ({ phoneNumber }) => phoneNumber,
  },
  {
    key: 'status',
    importance: 'high',
    title: translate(texts, 'status'),
    width: 90,
    render: ({ status }) => <DictTag dictType="sys_normal_disable" value={status} dot />,
  },
]

/** The name of a user, which leads to their page where the reader may see it. */
function UserLink({ user: { userId, nickname } }: { user: User }) {
  const mayRead = useCan()(user.details.access)
  return mayRead ? <Link to={detailsPath(user, userId)}>{nickname}</Link> : <b>{nickname}</b>
}
