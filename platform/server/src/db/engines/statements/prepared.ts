/** The names of statements by their SQL. */
const names = new Map<string, string>()

/** A column that a migration adds would change what such a statement returns, for which PostgreSQL rejects one that is prepared. */
const returnsAll = /(?:\bselect|\breturning|,)\s+(?:"\w+"\.)?\*/

/**
 * Lets each connection to PostgreSQL prepare a statement when it first sends it: it reads and plans it once instead of each time. For statements that look for
 * rows by a key, or add one. Throws an Error where it returns all columns of a table.
 */
export function prepare(sql: string): void {
  if (returnsAll.test(sql)) throw new Error(`A prepared statement names its columns, unlike this one: ${sql}`)
  if (!names.has(sql)) names.set(sql, `prepared_${names.size + 1}`)
}

/** Returns the name of a statement that connections prepare; undefined for any other. */
export const preparedName = (sql: string): string | undefined => names.get(sql)
