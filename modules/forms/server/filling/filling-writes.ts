import type { Parsed } from 'atrium/contract'
import { AppError, rejectFields, type Call, type WriteCall } from 'atrium/server'
import { fieldsOf } from '#modules/forms/engine/schema/form-walk'
import type { FormValues } from '#modules/forms/engine/schema/form'
import { valueErrorText } from '#modules/forms/engine/schema/form-texts'
import { checkValues } from '#modules/forms/engine/schema/values-check'
import { entryBytes, entryMinutes, mostEntries, mostEntryBytes } from '../../contract/entry.rules'
import type { formFilling } from '../../contract/filling'
import { form } from '../../contract/form.record'
import { readDictionaries, valuesIn } from '../entry/dictionaries'
import { wordsOf } from '../entry/entry-words'
import { namedBy, readNames } from '../entry/names'
import { accepts, cleanValues, placeEntryFiles, takeShared } from '../entry/shared-values'
import { matcherOf } from '../form/patterns'
import { deleteDrafts } from './draft'
import { readOffered, rejectEntry, type OfferedForm } from './offer'

type Sent = Parsed<typeof formFilling.send>

/**
 * Checks an entry by the form, before the transaction: other writes wait for one. In the transaction the form is read again,
 * so that it is still the one that was checked, and takes an entry.
 */
export async function prepareEntry(call: Call, { body }: Sent) {
  const offered = await readOffered(call, body.formId)
  rejectEntry(offered, body.number)
  rejectTooLarge(body.values)
  await rejectTooMany(call)
  const checked = await checkEntry(call, offered, body.values as FormValues)
  return async (write: WriteCall) => {
    rejectEntry(await readOffered(write, body.formId), body.number)
    await rejectTooMany(write)
    const values = await takeShared(write, offered, checked.values)
    await deleteDrafts(write.db, { userId: write.actor.userId, formId: body.formId })
    const entryId = await insertEntry(write, offered, { values, words: checked.wordsOf(values) })
    await placeEntryFiles(write, offered.design, values, entryId)
    return entryId
  }
}

function rejectTooLarge(values: unknown): void {
  if (entryBytes(values) > mostEntryBytes)
    throw new AppError(form.errors.entryTooLarge, { values: { n: mostEntryBytes / 1024 } })
}

async function rejectTooMany({ db, actor, now }: Pick<Call, 'db' | 'actor' | 'now'>): Promise<void> {
  const last = await db
    .selectFrom('formEntries')
    .where('userId', '=', actor.userId)
    .orderBy('entryId', 'desc')
    .limit(1)
    .offset(mostEntries - 1)
    .select('submittedAt')
    .executeTakeFirst()
  const millis = last ? last.submittedAt + entryMinutes * 60_000 - now : 0
  if (millis <= 0) return
  const minutes = Math.ceil(millis / 60_000)
  throw new AppError(form.errors.tooManyEntries, { retryAfter: Math.ceil(millis / 1000), values: { n: minutes } })
}

async function checkEntry(call: Call, { design }: OfferedForm, sent: FormValues) {
  const fields = fieldsOf(design)
  const given = cleanValues(fields, sent)
  const dictionaries = await readDictionaries(call, fields)
  const parts = { ...(await matcherOf(design, given)), dictionary: valuesIn(dictionaries), accepts }
  const { values, errors } = checkValues(design, given, parts)
  const fieldErrors = Object.entries(errors).map(([key, error]) => [
    `values.${key}`,
    { words: { zh: valueErrorText('zh-cn', error), en: valueErrorText('en', error) } },
  ])
  rejectFields(Object.fromEntries(fieldErrors))
  const nameOf = namedBy(await readNames(call, fields, [{ values }]))
  return { values, wordsOf: (stored: FormValues) => wordsOf(fields, stored, dictionaries, nameOf) }
}

async function insertEntry(
  { db, actor, now, changed }: WriteCall,
  { formId, number, title, titleEn }: OfferedForm,
  { values, words }: { values: FormValues; words: string },
): Promise<number> {
  const { userId, username, deptId } = actor
  const row = { formId, number, userId, deptId, submittedAt: now }
  const content = JSON.stringify(values)
  const insert = db.insertInto('formEntries').values({ ...row, username, content, words })
  const { entryId } = await insert.returning('entryId').executeTakeFirstOrThrow()
  // Without the values: who may read the log may not therefore read the entries.
  changed({ id: entryId, after: { entryId, title, titleEn, ...row } })
  return entryId
}
