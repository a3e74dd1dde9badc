/** A number with commas. */
export const count = (n: number) => n.toLocaleString('en')

/** A size in MB. */
export const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** The rows of all tables together, such as `1,204 rows in 46 tables`. */
export function rowsText(rows: ReadonlyMap<string, number>): string {
  const sum = [...rows.values()].reduce((total, n) => total + n, 0)
  return `${count(sum)} rows in ${rows.size} tables`
}

/** The rows of the tables that have some, by name. */
export function tablesText(rows: ReadonlyMap<string, number>): string {
  const filled = [...rows].filter(([, n]) => n > 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return filled.map(([name, n]) => `${name} ${count(n)}`).join(', ')
}
