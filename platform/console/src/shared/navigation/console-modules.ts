import type { Field } from 'atrium/contract/kind/field-kind'
import type { Permission } from 'atrium/contract/access'
import type { ReactNode } from 'react'
import type { LoadComponent } from '../feedback/part/optional-part'
import type { ModuleRoute, OpenRoute, Pages } from './module-pages'
import type { ModulePanels } from './module-panels'

/** The input of a kind of field. It draws a form item whose name is that of the field. */
export type FieldInput = (props: {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly hint: string | undefined
  readonly field: Field
}) => ReactNode

/** A part of a module in the header of the console, such as a button with a panel. */
export interface HeaderItem {
  /** Loads it when the header is there. It is 32 pixels high, 40 on a phone, as an `IconButton` is; inputs and tables of antd are for pages alone. */
  readonly load: LoadComponent
  /** One of these permissions is needed; without them everybody signed in has it. */
  readonly permissions?: readonly Permission[]
}

/** The parts of a module in the console beside pages and panels: `parts` of its `console/index.ts`. */
export interface ConsoleParts {
  /** Addresses that open a page whatever the menu shows. */
  readonly routes?: readonly ModuleRoute[]
  /** Addresses that open a page without a session, and without menu and header around it. */
  readonly openRoutes?: readonly OpenRoute[]
  /** Its items of the header by names of its own, in their order. */
  readonly headerItems?: Readonly<Record<string, HeaderItem>>
  /** The inputs of its own kinds of fields, by the names of the kinds. */
  readonly fieldInputs?: Readonly<Record<string, () => Promise<FieldInput>>>
}

/** The console part of a module. Pages and panels are found by their files. */
export interface ConsoleModule extends ConsoleParts {
  readonly pages: Pages
  readonly panels: ModulePanels
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
