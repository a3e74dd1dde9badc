/** The functions of the router for code outside of it. */
export interface Navigation {
  /** Path, query and fragment of the active page. */
  address(): string
  /** Goes to a page of the same session. */
  open(path: string): Promise<void>
  /** Fetches the code of the page at a path, which is likely to be opened next. */
  prepare(path: string): void
  /** Builds another router at `path`, so that nothing of the former session stays; settles when that page is rendered. */
  restart(path: string): Promise<void>
  /** Shows what holds the session, such as the lock screen, in place of everything; unsaved input stays until it is free again. */
  hold(): Promise<void>
  /** Without a network: shows /500 in place of the page, which leads back to it. Views without pages stay as they are. */
  showOutage(): Promise<void>
}

let current: Navigation | undefined

/** Called once by the application, before the first request. */
export function setNavigation(navigation: Navigation): void {
  current = navigation
}

/** The navigation of the running application. Throws before it started. */
export function navigation(): Navigation {
  if (!current) throw new Error('The application has not started: call setNavigation first.')
  return current
}
