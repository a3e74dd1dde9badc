/** Returns the packages of a lock file in the order that npm writes them in. */
export const inOrder = (packages) =>
  Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
