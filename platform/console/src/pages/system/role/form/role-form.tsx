import type { role } from 'atrium/contract/system/role.record'
import { useQuery } from '@tanstack/react-query'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import type { InputProps, PageParts } from '#shared/crud/kind/kind-page'
import { isOff, useOffName } from '#shared/crud/off-name'
import { treeOf } from '../matrix/matrix-rows'
import { PermissionMatrix } from '../matrix/permission-matrix'
import { TickedTreeField } from '../tree/ticked-tree'
import css from './role-form.module.css'

type Role = typeof role

const plain = [
  'roleName',
  'roleKey',
  'roleNameEn',
  'roleSort',
  'status',
  'factorRule',
  'factorGrace',
  'remark',
] as const

/** The fields beside each other, above the menus, which take the rest of the drawer. */
const Layout: NonNullable<PageParts<Role>['layout']> = ({ field }) => (
  <div className={css.page}>
    <div className={css.fields}>{plain.map(field)}</div>
    {field('menuIds')}
  </div>
)

/** The menus of a role, of those that the person may grant, with the box that links their ticks. */
function MenusInput({ name, label }: InputProps) {
  const offName = useOffName()
  const { data, isError, refetch } = useQuery(queryOf(api.menus.tree))
  return (
    <TickedTreeField
      className={css.tree}
      name={name}
      linkedName="menuCheckStrictly"
      label={label}
      source={{ trees: data?.map(treeOf), isFailed: isError, retry: () => void refetch() }}
      titleOf={(menu) => offName(menu.label, menu)}
      isQuiet={isOff}
      granting="withParents"
      matrix={PermissionMatrix}
    />
  )
}

/** The form of a role. */
export const roleForm: Pick<PageParts<Role>, 'inputs' | 'layout'> = { inputs: { menuIds: MenusInput }, layout: Layout }
