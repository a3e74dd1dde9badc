import type { Module } from 'atrium/contract/module/module'
import type { Database } from '#server/db/schema'

/** Returns the parts of a module that are its settings, see `ModulePartTable`. */
export const settingParts = ({ settings = {} }: Module): string[] =>
  Object.keys(settings).map((name) => `setting/${name}`)

/** Adds rows for these settings of a module, which have no value yet. One that was there before keeps its value. */
export async function insertSettings(db: Database, module: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db
    .insertInto('settings')
    .values(names.map((settingName) => ({ module, settingName, value: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
