import { adminRoleKey } from 'atrium/contract/access'
import type { RouterEntry, UserInfo } from 'atrium/contract/session'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { language } from '#shared/i18n/text'
import { dropInput } from '#shared/session/user/kept-input'
import { beginInLanguage } from '#shared/session/user/own-language'
import { useSession } from '#shared/session/user/session'
import { asyncNodes, fixedNodes, permittedNodes } from './menu/client-nodes'
import { menuItems, warnOfFalseHomes } from './menu/menu-items'
import { withEmptyDirectories } from './menu/menu-routes'
import { routeInfos } from './menu/route-infos'
import type { RouteNode } from './menu/route-node'
import { serverNodes } from './menu/server-nodes'
import { readSession, takeBegunSession } from './session/session-call'

/** Fills the session with the signed-in person and their menu; returns the tree of their pages. */
export async function loadSession(): Promise<readonly RouteNode[]> {
  const read = await takeBegunSession()
  // Titles of the menu are in the language of the call.
  return takeSession(beginInLanguage(read[0].language) ? await readSession() : read)
}

/** Loads both again and replaces the session; returns the new tree. */
export async function reloadSession(): Promise<readonly RouteNode[]> {
  return takeSession(await readSession())
}

function takeSession([user, entries]: Awaited<ReturnType<typeof readSession>>): readonly RouteNode[] {
  // Of somebody whose session the server ended in this browser.
  dropInput(user.userInfo.username)
  const nodes = nodesOf(user, entries)
  warnOfFalseHomes(nodes)
  fillSession(user, nodes)
  return nodes
}

/** Loads the menu in the language of the screen and replaces every title in place; routes and pages stay. */
export async function retitleSession(): Promise<void> {
  const { admin: _admin, menu: _menu, routes: _routes, ...user } = useSession.getState()
  const { userInfo } = user
  if (!userInfo.username) return
  const asked = language()
  const entries = await request(api.session.routers)
  const isStale = language() !== asked || useSession.getState().userInfo !== userInfo
  if (isStale) return
  fillSession(user, nodesOf(user, entries))
}

function nodesOf(user: UserInfo, entries: readonly RouterEntry[]): RouteNode[] {
  const rights = { ...user, admin: user.roles.includes(adminRoleKey) }
  const nodes = [...fixedNodes(), ...serverNodes(entries), ...permittedNodes(asyncNodes(), rights)]
  return withEmptyDirectories(nodes)
}

function fillSession(user: UserInfo, nodes: readonly RouteNode[]): void {
  const admin = user.roles.includes(adminRoleKey)
  useSession.setState({ ...user, admin, menu: menuItems(nodes), routes: routeInfos(nodes) })
}
