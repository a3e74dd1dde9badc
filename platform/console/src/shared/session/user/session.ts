import { create } from 'zustand'
import type { UserInfo } from 'atrium/contract/session'

/** One entry of the sidebar. */
export interface MenuItem {
  /** Full path, or the http(s) address of an external link. Identifies the entry. */
  readonly path: string
  /** Where a click leads: the path with the query that the entry opens its page with. */
  readonly to: string
  readonly title: string
  /** With its prefix, such as `lucide:users`; empty for none. */
  readonly icon: string
  /** Opens in a new browser tab. */
  readonly isLink: boolean
  /** Entries below this one; empty for a page. */
  readonly children: readonly MenuItem[]
}

/** One step of the breadcrumb. */
export interface Crumb {
  readonly path: string
  readonly title: string
}

/** A route that belongs to the session. */
export interface RouteInfo {
  /** The page id of its menu entry. */
  readonly page: string
  readonly title: string
  readonly icon: string
  readonly breadcrumb: readonly Crumb[]
  /** Path of the menu entry to mark while the page shows. */
  readonly activeMenu: string
  /** Address that the page shows in a frame; empty for an ordinary page. */
  readonly frameSrc: string
  /** The page keeps its state while its tab is open. */
  readonly isCache: boolean
}

/** The signed-in person and what they may see, in the language of the screen. */
export interface Session extends UserInfo {
  /** Holds the admin role. */
  readonly admin: boolean
  /** The modules that run and have extra fields of users, where the product has any. */
  readonly userFields?: readonly string[]
  /** The sidebar: home first, then by sort, hidden entries left out. */
  readonly menu: readonly MenuItem[]
  /** Every route of the session by its path pattern. */
  readonly routes: ReadonlyMap<string, RouteInfo>
}

/** The session of nobody. */
export const signedOut: Session = {
  userInfo: { username: '', nickname: '', avatar: '' },
  roles: [],
  permissions: [],
  mustChangePassword: false,
  factorDue: null,
  passwordLength: 0,
  hasMail: false,
  isFromProvider: false,
  defaultViews: [],
  language: null,
  admin: false,
  menu: [],
  routes: new Map(),
}

/** The session of this browser tab. Written by the application alone; empty while nobody is signed in. */
export const useSession = create<Session>(() => signedOut)

/** Shows the person's new name or picture at once; what the server says next takes its place. */
export function showOwn(change: Partial<UserInfo['userInfo']>): void {
  useSession.setState(({ userInfo }) => ({ userInfo: { ...userInfo, ...change } }))
}
