import type { Product } from '#server/call/resource'
import { StartError } from '../../settings'
import { isSqliteFile, openBackup } from './format/read-backup'
import type { Content } from './rows/content'
import { withDatabase } from './rows/database-content'

/**
 * Calls `work` with what a backup holds; one of version 0.2 is a SQLite database. Throws a StartError where it is none, of another product,
 * or encrypted with another key.
 */
export async function withBackup<T>(
  product: Product,
  file: string,
  passphrase: string | undefined,
  work: (content: Content) => Promise<T>,
): Promise<T> {
  if (await isSqliteFile(file)) return withDatabase(product, `file:${file}`, {}, work)
  const backup = await openBackup(file, passphrase)
  if (backup.product !== product.brand.key)
    throw new StartError(
      `${backup.name} is of another product, ${backup.product}. Use a backup of ${product.brand.name}.`,
    )
  return work(backup)
}
