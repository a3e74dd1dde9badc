import { isSortable } from 'atrium/contract/system/user/extra-fields'
import { textIn } from 'atrium/contract/language'
import type { User } from 'atrium/contract/system/user'
import { useMemo } from 'react'
import type { ListColumn } from '#shared/crud/table/list-column'
import { useLanguage } from '#shared/i18n/text'
import { extraValue } from './extra-value'
import { useRunningFields, type ExtraKey } from './running-fields'

/** The columns of the extra fields of users. */
export function useExtraColumns(): ListColumn<User, ExtraKey>[] {
  const language = useLanguage()
  const fields = useRunningFields()
  return useMemo(
    () =>
      fields.map((one) => ({
        key: one.key,
        title: textIn(language, one.field.name),
        width: 110,
        align: one.field.kind === 'int' ? ('right' as const) : ('left' as const),
        ...(isSortable(one) && { sort: one.key }),
        render: (user: User) => extraValue(user, one),
      })),
    [language, fields],
  )
}
