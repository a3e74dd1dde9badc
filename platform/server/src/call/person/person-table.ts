import type { LocalText } from 'atrium/contract/language'
import { countOf } from '#server/db/count'
import { rowBatches } from '#server/db/next-rows'
import type { Database, Schema } from '#server/db/schema'
import type { PersonSource } from './person-data'

interface PersonTable<T extends keyof Schema> {
  readonly name: LocalText
  /** The column with the id of the user. */
  readonly person: keyof Schema[T] & string
  /** A column that no two rows of one person share. */
  readonly id: keyof Schema[T] & string
  /** The columns that the export has. */
  readonly columns: readonly (keyof Schema[T] & string)[]
  /** Those of them that are milliseconds since 1970. */
  readonly moments?: readonly (keyof Schema[T] & string)[]
  readonly labels?: PersonSource['labels']
  /** Without it the rows stay, since they name an account that is anonymous. */
  readonly anonymise?: PersonSource['anonymise']
}

/** The sentence about rows that name the account and nothing else of the person. */
export const keptWithAccount: { readonly kept: LocalText } = {
  kept: {
    zh: '保留：记录指向的账号已匿名。自由填写的文字不变',
    en: 'They stay: the account that they name is anonymous. Texts that people wrote into them do not change',
  },
}

/** Returns a moment as JSON has it. */
export const momentOf = (millis: number | null): string | null =>
  millis === null ? null : new Date(millis).toISOString()

/**
 * Returns the kind of data that a table holds of people, for `people` of a server part.
 * @example
 * people: { session: personTable('sessions', { name: words, person: 'userId', id: 'sessionId', columns: ['createdAt', 'address'], moments: ['createdAt'] }) }
 */
export function personTable<T extends keyof Schema>(
  table: T,
  { name, person, id, columns, moments = [], labels, anonymise = keptWithAccount }: PersonTable<T>,
): PersonSource {
  // Tables of modules are known by their names alone; for the types each of them is that of sessions.
  const ofPerson = (db: Database, userId: number) =>
    db.selectFrom(table as 'sessions').where(person as 'userId', '=', userId)
  const isMoment = new Set<string>(moments)
  const present = (row: object) =>
    Object.fromEntries(
      columns.map((column) => {
        const value = (row as Readonly<Record<string, unknown>>)[column] ?? null
        return [column, isMoment.has(column) ? momentOf(value as number | null) : value]
      }),
    )
  return {
    name,
    ...(labels && { labels }),
    count: async ({ db }, { userId }) => ({ rows: await countOf(ofPerson(db, userId)) }),
    rows: ({ db }, { userId }) =>
      rowBatches(ofPerson(db, userId).select([...new Set([id, ...columns])] as 'userId'[]), id as 'userId', present),
    anonymise,
  }
}
