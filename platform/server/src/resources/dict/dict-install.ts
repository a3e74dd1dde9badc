import type { Insertable, Updateable } from 'kysely'
import type { Database, DictDataTable, DictTypeTable } from '#server/db/schema'

/** Adds a dictionary when it is installed. */
export async function insertDictionary(db: Database, dictionary: Insertable<DictTypeTable>): Promise<void> {
  await db.insertInto('dictTypes').values(dictionary).execute()
}

/** Adds values of dictionaries when they are installed. */
export async function insertDictValues(db: Database, values: readonly Insertable<DictDataTable>[]): Promise<void> {
  if (values.length > 0) await db.insertInto('dictData').values(values).execute()
}

/** Gives a dictionary the words that its source has. */
export async function renameDictionary(
  db: Database,
  dictType: string,
  words: Updateable<DictTypeTable>,
): Promise<void> {
  await db.updateTable('dictTypes').set(words).where('dictType', '=', dictType).execute()
}

/** Deletes a dictionary with its values. */
export async function deleteDictionary(db: Database, dictType: string): Promise<void> {
  await db.deleteFrom('dictData').where('dictType', '=', dictType).execute()
  await db.deleteFrom('dictTypes').where('dictType', '=', dictType).execute()
}

/** Deletes these values of a dictionary. */
export async function deleteDictValues(db: Database, dictType: string, values: readonly string[]): Promise<void> {
  if (values.length === 0) return
  await db.deleteFrom('dictData').where('dictType', '=', dictType).where('dictValue', 'in', values).execute()
}

/** Sets the version of a dictionary that the history of the demo comes to. */
export async function setDictVersion(db: Database, dictId: number, version: number): Promise<void> {
  await db.updateTable('dictTypes').set({ version }).where('dictId', '=', dictId).execute()
}

/** Sets the version of a value that the history of the demo comes to. */
export async function setDictDataVersion(db: Database, dictCode: number, version: number): Promise<void> {
  await db.updateTable('dictData').set({ version }).where('dictCode', '=', dictCode).execute()
}
