import { textIn } from '@atrium/contract/language'
import type { Role } from '@atrium/contract/system/role'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useOffName } from '#shared/crud/off-name'
import { Details } from '#shared/facts/details'
import { useLanguage, useText } from '#shared/i18n/text'
import { actionName, matrixRows, treeOf, type MatrixRow } from '../matrix/matrix-rows'
import { grantedIds } from '../matrix/matrix-ticks'
import { texts } from '../text'
import { pathTo } from '../tree/tree-ticks'
import css from './granted-menus.module.css'

/** The pages that a role opens, each with what its holders may do there. */
export function GrantedMenus({ role }: { role: Pick<Role, 'roleId' | 'menuCheckStrictly'> }) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const reading = useQuery(queryOf(api.roles.menuTree, { query: { roleId: role.roleId } }))
  return (
    <Details reading={reading}>
      {({ menus, checkedMenuIds }) => {
        const trees = menus.map(treeOf)
        const granted = new Set(grantedIds(role, trees, checkedMenuIds))
        const titleOf = ({ record }: MatrixRow['node']) => offName(record.label, record)
        const actionsOf = ({ cells }: MatrixRow) =>
          [...cells].flatMap(([action, entries]) => {
            const own = entries.filter(({ id }) => granted.has(id))
            const name = actionName(action)
            return name ? own.slice(0, 1).map(() => textIn(language, name)) : own.map(titleOf)
          })
        const pages = matrixRows(trees).flatMap((row) => {
          const actions = actionsOf(row)
          if (actions.length === 0) return []
          const path = pathTo(trees, row.node.id).toReversed().map(titleOf)
          return [{ id: row.node.id, path: path.join(' / '), actions }]
        })
        if (pages.length === 0) return t('noMenus')
        return (
          <ul className={css.pages}>
            {pages.map(({ id, path, actions }) => (
              <li key={id}>
                <b>{path}</b>
                <span>{actions.join(t('comma'))}</span>
              </li>
            ))}
          </ul>
        )
      }}
    </Details>
  )
}
