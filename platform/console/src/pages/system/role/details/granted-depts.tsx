import { inLanguage } from 'atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useOffName } from '#shared/crud/off-name'
import { Details } from '#shared/facts/details'
import { useLanguage, useText } from '#shared/i18n/text'
import { texts } from '../text'

/** The departments that a role opens, by their names; the number of those that the reader may not see. */
export function GrantedDepts({ ids }: { ids: readonly number[] }) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const reading = useQuery(queryOf(api.depts.options))
  if (ids.length === 0) return t('noDepts')
  return (
    <Details reading={reading}>
      {(depts) => {
        const seen = depts.filter(({ deptId }) => ids.includes(deptId))
        const names = seen.map((dept) => offName(inLanguage(language, dept.deptName, dept.deptNameEn), dept))
        const hidden = ids.length - seen.length
        return [...names, ...(hidden > 0 ? [t('otherDepts', { total: hidden })] : [])].join(t('comma'))
      }}
    </Details>
  )
}
