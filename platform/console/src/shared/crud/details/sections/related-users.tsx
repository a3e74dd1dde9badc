import type { User } from 'atrium/contract/system/user'
import { user } from 'atrium/contract/system/user.record'
import { api } from '#shared/api/api'
import { DictTag } from '#shared/dict/dict-tag'
import { translate } from '#shared/i18n/text'
import { pagedSource } from '../../rows/list-source'
import type { ListColumn } from '../../table/list-column'
import { related, type RelatedList } from '../declaration'
import { texts } from '../text'
import { RelatedLink } from './related-link'

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
    render: ({ userId, nickname }) => <RelatedLink kind={user} id={userId} name={nickname} />,
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
