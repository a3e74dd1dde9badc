import type { ConsoleModules } from '#shared/navigation/console-modules'
import type { Restart, View } from '../view'

/** The code that a session needs and the login page does not. */
interface SessionCode {
  /** The modules of the product. */
  readonly modules: ConsoleModules
  /** `routerView` of `app/router/router.tsx`. */
  readonly routerView: (restart: Restart) => Promise<View>
}

/** Loads the router with the modules of the product. */
export type LoadSession = () => Promise<SessionCode>
