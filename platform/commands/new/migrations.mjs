import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the files with the migrations of a module. */
export function migrationsOf(module, folder) {
  const path = join(folder, `modules/${module}/server/migrations`)
  return existsSync(path) ? readdirSync(path) : []
}

/** Returns the name of the next migration of a module, such as `0002-item`: they are numbered without gaps. */
export function nextMigration(module, name, folder) {
  const numbers = migrationsOf(module, folder).map((file) => Number.parseInt(file, 10))
  return `${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}-${name}`
}
