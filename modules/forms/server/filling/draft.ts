import type { Output, Parsed } from 'atrium/contract'
import { AppError, type Call, type Database } from 'atrium/server'
import type { FormValues } from '#modules/forms/engine/schema/form'
import { entryBytes, mostEntryBytes } from '../../contract/entry.rules'
import type { FormDraft, formFilling } from '../../contract/filling'
import { form } from '../../contract/form.record'
import { readOffered } from './offer'

interface Owner {
  readonly userId: number
  readonly formId: number
}

/** Returns the actor's draft of a form, of any of its versions; null where there is none. */
export async function readDraft({ db, actor }: Call, formId: number): Promise<FormDraft | null> {
  const row = await db
    .selectFrom('formDrafts')
    .where('userId', '=', actor.userId)
    .where('formId', '=', formId)
    .select(['number', 'content', 'savedAt', 'version'])
    .orderBy('savedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { content, savedAt, ...rest } = row
  return { ...rest, values: JSON.parse(content) as FormValues, savedAt: new Date(savedAt).toISOString() }
}

/** Saves the draft of one version of a form. Those of older versions go: what they held is in this one, which began with them. */
export async function saveDraft(
  call: Call,
  { formId, number, values, version }: Parsed<typeof formFilling.saveDraft>['body'],
): Promise<Output<typeof formFilling.saveDraft>> {
  const { offer, number: newest } = await readOffered(call, formId)
  if (number > newest) throw new AppError(form.errors.changed)
  if (entryBytes(values) > mostEntryBytes) {
    throw new AppError(form.errors.draftTooLarge, { values: { n: mostEntryBytes / 1024 } })
  }
  const { actor, now, deps } = call
  const owner = { userId: actor.userId, formId }
  const row = { number, content: JSON.stringify(values), savedAt: now, version: (version ?? 0) + 1 }
  await deps.write(async (trx) => {
    const isSaved = version === null ? await insertDraft(trx, owner, row) : await updateDraft(trx, owner, row)
    if (!isSaved) throw new AppError(form.errors.draftStale)
    await deleteOwn(trx, owner).where('number', '<', number).execute()
  })
  return { version: row.version, savedAt: new Date(now).toISOString(), offer }
}

interface Row {
  readonly number: number
  readonly content: string
  readonly savedAt: number
  readonly version: number
}

async function insertDraft(db: Database, owner: Owner, row: Row): Promise<boolean> {
  const insert = db.insertInto('formDrafts').values({ ...owner, ...row })
  const ifMissing = insert.onConflict((conflict) => conflict.doNothing()).returning('version')
  return (await ifMissing.executeTakeFirst()) !== undefined
}

async function updateDraft(db: Database, { userId, formId }: Owner, row: Row): Promise<boolean> {
  const update = db.updateTable('formDrafts').set(row).where('userId', '=', userId).where('formId', '=', formId)
  const ifRead = update
    .where('number', '=', row.number)
    .where('version', '=', row.version - 1)
    .returning('version')
  return (await ifRead.executeTakeFirst()) !== undefined
}

const deleteOwn = (db: Database, { userId, formId }: Owner) =>
  db.deleteFrom('formDrafts').where('userId', '=', userId).where('formId', '=', formId)

/** Deletes what the actor typed into a form, into all its versions. */
export async function deleteDrafts(db: Database, owner: Owner): Promise<null> {
  await deleteOwn(db, owner).execute()
  return null
}
