import { textIn } from 'atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useOffName } from '#shared/crud/off-name'
import { Details } from '#shared/facts/details'
import { useLanguage, useText } from '#shared/i18n/text'
import { actionName, matrixRows, treeOf, type MatrixRow } from '../matrix/matrix-rows'
import { texts } from '../text'
import { pathTo } from '../tree/tree-ticks'
import css from './granted-menus.module.css'

/** The pages that a role opens, each with what its holders may do there. */
export function GrantedMenus({ ids }: { ids: readonly number[] }) {
  const t = useText(texts)
  const language = useLanguage()
  const offName = useOffName()
  const reading = useQuery(queryOf(api.menus.tree))
  return (
    <Details reading={reading}>
      {(menus) => {
        const trees = menus.map(treeOf)
        const granted = new Set(ids)
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
