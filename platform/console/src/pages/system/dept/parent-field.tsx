import { inLanguage } from '@atrium/contract/language'
import type { Dept, DeptOption } from '@atrium/contract/system/dept'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { deptKeys } from '#shared/crud/rows/dept-keys'
import { queryOf } from '#shared/api/query'
import { TreeField } from '#shared/crud/form/fields/tree-field'
import { isOff, useOffName } from '#shared/crud/off-name'
import { treesOf, without } from '#shared/crud/rows/tree'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from './text'

/** The department above `dept`, or above a new one. Nothing new comes below one that is disabled. */
export function ParentField({ dept }: { dept: Dept | undefined }) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const { data: depts } = useQuery(queryOf(api.depts.options))
  const trees = without(treesOf(depts ?? [], deptKeys), dept?.deptId)
  const isUnseen = dept && depts && !depts.some(({ deptId }) => deptId === dept.pid)
  // A parent out of the reader's scope has no name here; without a node of its own the field would show its number.
  const unseen: DeptOption[] = isUnseen
    ? [{ ...dept, deptId: dept.pid, deptName: t('unseen'), deptNameEn: '', status: 1 }]
    : []
  return (
    <TreeField
      name="pid"
      label={t('parent')}
      required
      trees={[...unseen.map((record) => ({ id: record.deptId, record, children: [] })), ...trees]}
      titleOf={(one) => offName(inLanguage(language, one.deptName, one.deptNameEn), one)}
      isFixed={isOff}
    />
  )
}
