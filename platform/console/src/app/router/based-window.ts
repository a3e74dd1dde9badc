import { basePath, withBase } from '#shared/browser/base-path'

/** Returns a path as the console has it: without the path below which the server serves it. */
const inside = (path: string) => path.slice(basePath.length) || '/'

/**
 * Returns a window for a router, in which the console is at the root of its site. So no route, request or location has the path below which the
 * server serves it, and the address bar and the history of the browser do. With `basename` of the router each of them would.
 */
export function basedWindow(): Window {
  const place = {
    get pathname() {
      return inside(location.pathname)
    },
    get search() {
      return location.search
    },
    get hash() {
      return location.hash
    },
    get origin() {
      return location.origin
    },
    get href() {
      return location.origin + inside(location.pathname) + location.search + location.hash
    },
    assign: (url: string) => location.assign(url),
    replace: (url: string) => location.replace(url),
    reload: () => location.reload(),
  }
  const trail = {
    get state() {
      return history.state as unknown
    },
    pushState: (state: unknown, title: string, url: string) => history.pushState(state, title, withBase(url)),
    replaceState: (state: unknown, title: string, url?: string) =>
      history.replaceState(state, title, url === undefined ? undefined : withBase(url)),
    go: (steps?: number) => history.go(steps),
  }
  return new Proxy(window, {
    get(target, key) {
      if (key === 'location') return place
      if (key === 'history') return trail
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value
    },
  })
}
