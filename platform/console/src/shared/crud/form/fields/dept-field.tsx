import { inLanguage } from 'atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { isOff, useOffName } from '#shared/crud/off-name'
import { deptKeys } from '#shared/crud/rows/dept-keys'
import { treesOf } from '#shared/crud/rows/tree'
import { useLanguage, useText } from '#shared/i18n/text'
import type { FieldProps } from './input-fields'
import { TreeField } from './tree-field'
import { texts } from '../text'

interface DeptFieldProps extends Omit<FieldProps, 'name'> {
  name?: string
  /** The department of the record being edited, which may be out of the reader's scope, and its name where it is known. */
  present?: { deptId: number | null; deptName?: string }
}

/** A department: one of those in the reader's scope, or where the record is already. Disabled ones cannot be chosen. */
export function DeptField({ name = 'deptId', present, ...field }: DeptFieldProps) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const { data: depts = [] } = useQuery(queryOf(api.depts.options))
  const offered = depts.map(({ deptName, deptNameEn, ...dept }) => {
    return { ...dept, name: offName(inLanguage(language, deptName, deptNameEn), dept) }
  })
  const deptId = present?.deptId ?? undefined
  const isSeen = deptId === undefined || depts.some((dept) => dept.deptId === deptId)
  // Else the field would show a number.
  const unseen = {
    deptId: deptId ?? 0,
    pid: 0,
    orderNum: 0,
    status: 0 as const,
    name: present?.deptName || t('deptUnseen'),
  }
  return (
    <TreeField
      name={name}
      {...field}
      trees={treesOf(isSeen ? offered : [...offered, unseen], deptKeys)}
      titleOf={(dept) => dept.name}
      isFixed={isOff}
    />
  )
}
