import type { ComponentType } from 'react'

/** The properties of a panel of the dashboard. */
export interface PanelProps {
  /** The range that the reader chose, in days, today included. */
  days: number
  /** The first moment of the range, ISO 8601: midnight of the reader. */
  from: string
  /** Data that the server of the module sent with the dashboard; null where it sends nothing. */
  content: unknown
}

/** The exports of the file of a panel. */
export interface PanelModule {
  readonly default: ComponentType<PanelProps>
}

/** Loads the panels of a module, by their ids in the contract of the module. */
export type ModulePanels = Readonly<Record<string, () => Promise<PanelModule>>>

/** Returns the panels of a module by their ids, from the files `ID/panel.tsx` in its folder `panels`. */
export function panelsOf(files: ModulePanels): ModulePanels {
  return Object.fromEntries(Object.entries(files).map(([file, load]) => [file.slice(0, -'/panel.tsx'.length), load]))
}
