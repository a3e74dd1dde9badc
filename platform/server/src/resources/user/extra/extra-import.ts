import { inLanguage, textIn, type Language } from 'atrium/contract/language'
import { extraSchema } from 'atrium/contract/system/user/extra-schemas'
import { placedFields } from 'atrium/contract/system/user/extra-fields'
import type { Call } from '#server/call/call'
import { yesNo } from '#server/sheet/column'
import { languagesFrom } from '#server/crud/import/cells/dict-words'
import { namedCell, schemaCell, wholeNumberCell, type ImportCell } from '#server/crud/import/cells/import-cell'
import type { Advise } from '#server/crud/import/cells/name-advice'
import { offer, type Offered } from '#server/crud/import/cells/offered'
import { runningFields } from './running-fields'

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

/** Reads how the cells of the extra fields of the modules that run are read, by their keys. */
export async function readExtraCells(call: Call, advise: Advise): Promise<Record<string, ImportCell>> {
  const cells: Record<string, ImportCell> = {}
  for (const { key, field } of placedFields(runningFields(call))) {
    if (field.kind === 'switch') cells[key] = namedCell(switches(call.language), advise)
    else if (field.kind === 'dict') cells[key] = namedCell(await dictValues(call, field.dictType), advise)
    else cells[key] = field.kind === 'int' ? wholeNumberCell(extraSchema(field)) : schemaCell(extraSchema(field))
  }
  return cells
}
