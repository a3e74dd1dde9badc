import { inLanguage } from 'atrium/contract/language'
import type { Menu } from 'atrium/contract/system/menu'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { TreeField } from '#shared/crud/form/fields/tree-field'
import { isOff, useOffName } from '#shared/crud/off-name'
import { treesOf, without } from '#shared/crud/rows/tree'
import { useLanguage, useText } from '#shared/i18n/text'
import { menuKeys, takesChildren } from './menu-entry'
import { texts } from './text'

/** The entry above `menu`, or above a new one. */
export function ParentField({ menu }: { menu: Menu | undefined }) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const { data: menus = [] } = useQuery(queryOf(api.menus.list, { query: {} }))
  return (
    <TreeField
      name="pid"
      label={t('parent')}
      required
      root={t('root')}
      trees={without(treesOf(menus.filter(takesChildren), menuKeys), menu?.id)}
      titleOf={(one) => offName(inLanguage(language, one.name, one.nameEn), one)}
      isQuiet={isOff}
    />
  )
}
