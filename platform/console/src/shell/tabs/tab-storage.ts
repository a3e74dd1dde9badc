import { storedName } from '#shared/browser/base-path'
import { returnPath } from '#shared/navigation/return-path'
import { useSession, type Session } from '#shared/session/user/session'
import { readToken } from '#shared/session/token/token'
import { useSettings } from '#shared/settings/settings'
import { homeKey, noTabs, type Tab } from './tab-state'
import { useTabs } from './tab-store'

/** Section 9 of the specification. */
const name = storedName('tabs')

type StoredTab = Pick<Tab, 'routeKey' | 'address' | 'record' | 'earlier'>

/** Keeps the tabs in step with session and session storage from now on. Called once, when the shell is loaded. */
export function followSession(): void {
  begin(useSession.getState())
  useSession.subscribe((session, former) => {
    if (session.userInfo.username !== former.userInfo.username) begin(session)
  })
  useTabs.subscribe(({ tabs }, former) => {
    if (tabs !== former.tabs) store()
  })
  useSettings.subscribe(({ tabCache }, former) => {
    if (tabCache !== former.tabCache) store()
  })
}

function begin(session: Session): void {
  const stored = session.userInfo.username === '' ? [] : storedTabs(session)
  const tabs = stored.map((tab, index) => ({ ...tab, key: `tab${index + 1}`, generation: 0 }))
  useTabs.setState({ ...noTabs, tabs: [...noTabs.tabs, ...tabs], count: tabs.length })
  // A locked session is empty too, but it still has its token and keeps its tabs.
  if (readToken() === undefined) sessionStorage.removeItem(name)
}

function store(): void {
  const { username } = useSession.getState().userInfo
  if (!useSettings.getState().tabCache) return sessionStorage.removeItem(name)
  if (username === '') return
  const tabs = useTabs.getState().tabs.filter(({ key }) => key !== homeKey)
  const stored = tabs.map(({ routeKey, address, record, earlier }): StoredTab => ({
    routeKey,
    address,
    record,
    earlier,
  }))
  sessionStorage.setItem(name, JSON.stringify({ username, tabs: stored }))
}

function storedTabs({ userInfo, routes }: Session): StoredTab[] {
  const { username, tabs } = readStorage()
  if (username !== userInfo.username || !Array.isArray(tabs)) return []
  const sound = tabs.filter(isStoredTab).filter(({ routeKey }) => routeKey !== homeKey && routes.has(routeKey))
  return [...new Map(sound.map((tab) => [tab.address, tab])).values()]
}

function readStorage(): { username?: unknown; tabs?: unknown } {
  try {
    return (JSON.parse(sessionStorage.getItem(name) ?? '') ?? {}) as object
  } catch {
    return {}
  }
}

function isStoredTab(value: unknown): value is StoredTab {
  if (typeof value !== 'object' || value === null) return false
  const { routeKey, address, record, earlier } = value as Record<string, unknown>
  if (typeof routeKey !== 'string' || !isAddress(address) || !isRecord(record)) return false
  return Array.isArray(earlier) && earlier.every(isAddress)
}

function isRecord(value: unknown): boolean {
  if (value === undefined) return true
  if (typeof value !== 'object' || value === null) return false
  return 'zh' in value && typeof value.zh === 'string' && 'en' in value && typeof value.en === 'string'
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && returnPath(value) === value
}
