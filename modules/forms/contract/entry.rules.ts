/** The most that one entry may hold, in bytes of its values as JSON: 60 texts of full length in Chinese, or a hundred times an ordinary form. */
export const mostEntryBytes = 256 * 1024

/** How many entries a person may send in so many minutes, over all forms: one in ten seconds, which nobody types. */
export const mostEntries = 60
export const entryMinutes = 10
