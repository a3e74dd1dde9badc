import { derivedLists } from 'virtual:derived-lists'
import { textIn } from 'atrium/contract/language'
import { holdsPermission, holdsRole } from 'atrium/contract/access'
import { user } from 'atrium/contract/system/user.record'
import { detailsRoute } from '#shared/crud/details/details-path'
import type { ModuleRoute } from '#shared/navigation/module-pages'
import type { Session } from '#shared/session/user/session'
import { language, translate } from '#shared/i18n/text'
import { consoleModules } from '#shared/navigation/console-modules'
import type { RouteNode } from './route-node'
import { texts } from './text'

/** The rights that routes are filtered by. */
export type Rights = Pick<Session, 'roles' | 'permissions' | 'admin'>

/** The routes that everybody signed in has, in the language of the screen. */
export function fixedNodes(): RouteNode[] {
  return [
    {
      path: '/',
      title: translate(texts, 'home'),
      icon: 'lucide:layout-dashboard',
      sort: 0,
      page: 'home',
      isCache: true,
    },
    {
      path: '/profile',
      title: translate(texts, 'profile'),
      hidden: true,
      children: [
        {
          path: '/profile/index',
          title: translate(texts, 'profile'),
          icon: 'lucide:user-round',
          page: 'profile/index',
          isCache: true,
        },
      ],
    },
    ...moduleNodes(false),
  ]
}

/** The routes of the console's own that depend on rights, before `permittedNodes`. */
export function asyncNodes(): RouteNode[] {
  return [
    {
      path: '/system/roleAuth/user/:roleId',
      title: translate(texts, 'authUser'),
      hidden: true,
      page: 'system/auth-user',
      activeMenu: '/system/role',
      permissions: ['system:role:edit'],
    },
    {
      path: '/system/dictData/:dictId',
      title: translate(texts, 'dictData'),
      hidden: true,
      page: 'system/dict-data',
      activeMenu: '/system/dict',
      permissions: ['system:dict:edit'],
    },
    ...detailsRoutes.map(nodeOf),
    ...moduleNodes(true),
    ...derivedRoutes.map(nodeOf),
  ]
}

/** The pages of one record of the platform. */
const detailsRoutes = [detailsRoute(user, 'system/user/details')]

/** The pages of one record of the kinds with a derived page, which shows their list, too. Routes of the modules come first. */
const derivedRoutes = Object.entries(derivedLists).map(([page, list]) => detailsRoute(list, page))

/** The addresses of modules that everybody has, or those that depend on rights. */
function moduleNodes(areGuarded: boolean): RouteNode[] {
  return Object.values(consoleModules())
    .flatMap(({ routes = [] }) => routes)
    .filter(({ permissions }) => Boolean(permissions) === areGuarded)
    .map(nodeOf)
}

function nodeOf({ title, ...route }: ModuleRoute): RouteNode {
  return { ...route, title: textIn(language(), title), hidden: true }
}

/**
 * Section 6 of the specification: an admin keeps all. For others a node stays when every list of roles or permissions it carries is
 * satisfied, goes when it carries none; children likewise. A parent with at most one child takes that child's lists.
 */
export function permittedNodes(nodes: readonly RouteNode[], rights: Rights): RouteNode[] {
  if (rights.admin) return [...nodes]
  return nodes.flatMap((node) => {
    if (!isPermitted(rightsOf(node), rights)) return []
    if (!node.children) return [node]
    const children = permittedNodes(node.children, rights)
    return children.length > 0 ? [{ ...node, children }] : []
  })
}

function rightsOf(node: RouteNode): RouteNode {
  const [only, ...others] = node.children ?? []
  return only && others.length === 0 ? rightsOf(only) : node
}

function isPermitted({ permissions, roles }: RouteNode, held: Rights): boolean {
  if (!permissions?.length && !roles?.length) return false
  if (permissions?.length && !holdsPermission(held.permissions, permissions)) return false
  return !roles?.length || holdsRole(held.roles, roles)
}
