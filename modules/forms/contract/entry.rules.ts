/** The most that one entry may hold, in bytes of its values as JSON: 60 texts of full length in Chinese, or a hundred times an ordinary form. */
export const mostEntryBytes = 256 * 1024

/** The size of the values of an entry, in bytes. */
export const entryBytes = (values: unknown): number => new TextEncoder().encode(JSON.stringify(values)).length

/** How many entries a person may send in so many minutes, over all forms: one in ten seconds, which nobody types. */
export const mostEntries = 60
export const entryMinutes = 10
