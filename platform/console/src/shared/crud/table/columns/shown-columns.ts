import { createContext, use } from 'react'

/** Reads the keys of the columns that a list shows at the moment, for what is done on a press. Stays the same, so that nothing renders for it. */
type ReadShown = () => readonly string[]

const ShownColumns = createContext<ReadShown>(() => [])

/** Gives it to the buttons above a list. */
export const ShownColumnsProvider = ShownColumns.Provider

/** Returns the function that reads the columns of the list around. */
export const useShownColumns = (): ReadShown => use(ShownColumns)
