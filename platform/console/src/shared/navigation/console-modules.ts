import type { ModuleRoute, Pages } from './module-pages'
import type { ModulePanels } from './module-panels'

/** The console part of a module: the exports of its `console/index.ts`. */
export interface ConsoleModule {
  readonly pages: Pages
  readonly panels: ModulePanels
  /** Addresses that open a page whatever the menu shows. */
  readonly routes?: readonly ModuleRoute[]
}

/** The console parts of the modules of a product, by the names of the modules. */
export type ConsoleModules = Readonly<Record<string, ConsoleModule>>

let current: ConsoleModules = {}

/** Sets the modules that the console runs with, before its first view of a session opens. */
export function setConsoleModules(modules: ConsoleModules): void {
  current = modules
}

/** Returns the modules that the console runs with; none before the first view of a session opens. */
export function consoleModules(): ConsoleModules {
  return current
}
