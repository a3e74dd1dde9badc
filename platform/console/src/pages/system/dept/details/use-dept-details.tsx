import type { Dept } from '@atrium/contract/system/dept'
import { dept as deptKind } from '@atrium/contract/system/dept.record'
import { api } from '#shared/api/api'
import { listOf, readingOf, type DetailsOf } from '#shared/crud/details/declaration'
import { relatedUsers } from '#shared/crud/details/sections/related-users'
import { DictTag } from '#shared/dict/dict-tag'
import { useText } from '#shared/i18n/text'
import { source } from '../source'
import { texts } from '../text'
import type { useDeptWork } from '../use-dept-work'

const read = readingOf(api.depts.read, (deptId) => ({ query: { deptId } }))
const list = listOf(source, ({ deptId }) => deptId)

/** The details of departments, in the drawer and as a page. */
export function useDeptDetails({ edit, removal }: ReturnType<typeof useDeptWork>): DetailsOf<Dept> {
  const t = useText(texts)
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
      related: [relatedUsers('deptId', dept.deptId)],
      actions: [edit(dept), { ...removal(dept), disabledReason: dept.pid ? undefined : t('isRoot') }],
    }),
  }
}
