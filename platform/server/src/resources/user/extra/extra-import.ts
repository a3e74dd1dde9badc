import { inLanguage, textIn, type Language } from '@atrium/contract/language'
import { extraSchema } from '@atrium/contract/system/user/extra-schemas'
import { placedFields, type PlacedField } from '@atrium/contract/system/user/extra-fields'
import type { Call } from '#server/call/call'
import type { FieldError } from '#server/call/text/field-error-code'
import { check } from '#server/call/validation'
import type { ExtraRecord } from '#server/services/user/user-extra'
import { yesNo } from '#server/sheet/column'
import { languagesFrom } from '#server/crud/import/cells/dict-words'
import { offer, type Offered } from '#server/crud/import/cells/offered'
import { runningFields } from './running-fields'

/** An extra field as a column of an import, with the values that its cells may name. */
export interface ExtraCell extends PlacedField {
  readonly offered?: Offered<string | number>
}

const switches = (language: Language) =>
  offer(
    ([1, 0] as const).map((id) => ({
      id,
      names: [...languagesFrom(language).map((one) => textIn(one, yesNo[id])), String(id)],
    })),
  )

async function dictValues({ db, language }: Call, dictType: string): Promise<Offered<string>> {
  const rows = await db
    .selectFrom('dictData')
    .where('dictType', '=', dictType)
    .where('status', '=', 1)
    .select(['dictValue', 'dictLabel', 'dictLabelEn'])
    .orderBy('dictSort')
    .execute()
  const names = (label: string, labelEn: string) =>
    languagesFrom(language).map((one) => inLanguage(one, label, labelEn).trim())
  const labels = offer(rows.map((row) => ({ id: row.dictValue, names: names(row.dictLabel, row.dictLabelEn) })))
  return offer(
    rows.map(({ dictValue, dictLabel, dictLabelEn }) => ({
      id: dictValue,
      // A value counts as a name where no label means something else.
      names: [...names(dictLabel, dictLabelEn), ...(labels.ids.has(dictValue.toLowerCase()) ? [] : [dictValue])],
    })),
  )
}

/** Reads the extra fields of the modules that run, as columns of an import. */
export async function readExtraCells(call: Call): Promise<ExtraCell[]> {
  const cells: ExtraCell[] = []
  for (const placed of placedFields(runningFields(call))) {
    const { field } = placed
    if (field.kind === 'switch') cells.push({ ...placed, offered: switches(call.language) })
    else if (field.kind === 'dict') cells.push({ ...placed, offered: await dictValues(call, field.dictType) })
    else cells.push(placed)
  }
  return cells
}

type PlainCell = { readonly data: ExtraRecord[string] } | { readonly error: FieldError }

/** Returns the value of a cell that names nothing, or the error of its text. */
export function plainCell({ field }: ExtraCell, text: string): PlainCell {
  const value = field.kind === 'int' && /^-?\d{1,12}$/.test(text) ? Number(text) : text
  const checked = check(extraSchema(field), value)
  if ('data' in checked) return { data: checked.data as string | number | null }
  return { error: checked.fields['']! }
}
