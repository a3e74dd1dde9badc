import { parseArgs } from 'node:util'
import { readSettings, StartError } from '../../settings'
import type { Product } from '#server/call/resource'

type Options = Readonly<Record<string, { type: 'boolean' | 'string' }>>
type Values<T extends Options> = { [K in keyof T]?: T[K]['type'] extends 'string' ? string : boolean }

/** Returns the arguments of a command. Throws a StartError with its usage where they are others. */
export function readArguments<const T extends Options>(
  usage: string,
  options: T,
): { values: Values<T>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ options: { ...options }, allowPositionals: true })
    return { values, positionals }
  } catch {
    throw new StartError(usage)
  }
}

const shortestKey = 12

/**
 * Returns the passphrase of `BACKUP_KEY`, undefined without one. Throws a StartError for one that can be guessed: who has the file can try as
 * many as they like.
 */
export function readKey(product: Product): string | undefined {
  const { backupKey } = readSettings(product, process.env)
  if (backupKey === undefined || backupKey.length >= shortestKey) return backupKey
  throw new StartError(
    `BACKUP_KEY has less than ${shortestKey} characters. Set it to a longer one, such as openssl rand -base64 24 prints.`,
  )
}
