import { sha256 as portable } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The logs whose rows are chained, with their column of ids and the columns that a digest is made of, in this order for ever. */
export const chainedLogs = {
  operationLogs: {
    id: 'logId',
    content: [
      'at',
      'userId',
      'username',
      'operation',
      'kind',
      'target',
      'targetIds',
      'before',
      'after',
      'address',
      'agent',
      'result',
    ],
    // Of later versions: rows from before have none, and their digests stay.
    added: ['tokenName'],
  },
  signIns: { id: 'signInId', content: ['at', 'userId', 'username', 'result', 'address', 'agent', 'day'] },
  logAmendments: { id: 'amendmentId', content: ['at', 'log', 'rowId', 'newDigest', 'keyId', 'signature'] },
} as const

export type ChainedLog = keyof typeof chainedLogs

type Values = Readonly<Record<string, unknown>>

let sha256 = (text: string): string => bytesToHex(portable(utf8ToBytes(text)))

/** Takes a faster SHA-256 of the runtime, which returns hex as well. */
export function hashWith(faster: (text: string) => string): void {
  sha256 = faster
}

/**
 * Returns the digest of a row: SHA-256 of a JSON list with the name of the log, the id and the content. Both engines return the same texts and
 * whole numbers, so it is the same on either. An added column is part of it, with its name, where it is not empty: nobody can fill, empty or change one quietly.
 */
export function digestOf(log: ChainedLog, row: Values): string {
  const { id, content, ...rest } = chainedLogs[log]
  const added = 'added' in rest ? rest.added.filter((column) => row[column]).flatMap((name) => [name, row[name]]) : []
  return sha256(JSON.stringify([log, row[id], ...content.map((column) => row[column] ?? null), ...added]))
}

/** Returns the value of a row in the chain, from that of the row before it; the first row has none, which is an empty text. */
export const chainAfter = (before: string, digest: string): string => sha256(before + digest)

/** The text without halves of characters, which no database stores as they are: a digest has to be of what is stored. */
const halves = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Returns a row as the database will return it. */
export function storable<T extends object>(row: T): T {
  const values = Object.entries(row)
  const isStorable = values.every(([, value]) => typeof value !== 'string' || !hasHalves(value))
  if (isStorable) return row
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'string' ? value.replace(halves, '\uFFFD') : value]),
  ) as T
}

function hasHalves(text: string): boolean {
  halves.lastIndex = 0
  return halves.test(text)
}
