import { inLanguage } from '@atrium/contract/language'
import type { User } from '@atrium/contract/system/user'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { TreeField } from '#shared/crud/form/fields'
import { isOff, useOffName } from '#shared/crud/off-name'
import { treesOf } from '#shared/crud/rows/tree'
import { useLanguage, useText } from '#shared/i18n/text'
import { deptKeys } from '../dept/dept-tree-model'
import { texts } from './text'

/** The department of a user: one of those that the reader is in charge of, or where the user is already. */
export function DeptField({ user }: { user: User | undefined }) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const { data: depts = [] } = useQuery(queryOf(api.depts.options))
  const offered = depts.map(({ deptName, deptNameEn, ...dept }) => {
    return { ...dept, name: offName(inLanguage(language, deptName, deptNameEn), dept) }
  })
  const present = user?.deptId ?? undefined
  const isSeen = present === undefined || depts.some(({ deptId }) => deptId === present)
  // Else the field would show a number.
  const unseen = {
    deptId: present ?? 0,
    pid: 0,
    orderNum: 0,
    status: 0 as const,
    name: user?.deptName || t('deptUnseen'),
  }
  return (
    <TreeField
      name="deptId"
      label={t('dept')}
      required
      trees={treesOf(isSeen ? offered : [...offered, unseen], deptKeys)}
      titleOf={({ name }) => name}
      isFixed={isOff}
    />
  )
}
