import { isRequired, type Field, type FieldKind, type TextReader } from 'atrium/contract/kind/field-kind'
import { dictFields, isListOfReferences, targetOf } from 'atrium/contract/kind/fields-of'
import type { ChoiceWords } from 'atrium/contract/kind/fields/choice/choice'
import { no, yes } from 'atrium/contract/kind/fields/choice/yes-no'
import { splitNames, withoutCellSeparators } from 'atrium/contract/kind/import/columns'
import { importedFields } from 'atrium/contract/kind/import/kind-columns'
import * as schemas from 'atrium/contract/kind/fields/schemas'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { textIn, type LocalText } from 'atrium/contract/language'
import { readOfferedNames } from '#server/access/records/offered-names'
import type { Call } from '#server/call/call'
import { readDictNames } from '#server/sheet/dict-names'
import type { FieldError } from '#server/call/text/field-error-code'
import { readLabels } from '#server/sheet/labels'
import { languagesFrom, wordsOf } from '../cells/dict-words'
import { checked, lookUp, namedCell, type CellValue, type ImportCell } from '../cells/import-cell'
import type { Advise } from '../cells/name-advice'
import { offer, type Offered } from '../cells/offered'

/** The things that the cells of a field may name: ids of records, values of dictionaries, choices, yes or no. */
type Names = Offered<unknown>

/** Returns how the cells of a kind are read, by the field: names by what the caller may name, the rest by the kind of the field. */
export async function kindCells(
  call: Call,
  kind: FieldedKind,
  advise: Advise,
  timeZone: string,
): Promise<Record<string, ImportCell>> {
  const names = await readNames(call, kind)
  const reader = { language: call.language, timeZone }
  const cells = importedFields(kind).map(([name, field]) => [name, cellOf(field, names[name], { advise, reader })])
  return Object.fromEntries(cells) as Record<string, ImportCell>
}

async function readNames(call: Call, kind: FieldedKind): Promise<Readonly<Record<string, Names>>> {
  const fields = importedFields(kind)
  const dicts = await readDictNames(call.db, Object.values(dictFields(kind)), call.language)
  const records = new Map<string, Awaited<ReturnType<typeof readOfferedNames>>>()
  const names: Record<string, Names> = {}
  for (const [name, field] of fields) {
    const target = targetOf(field)
    const dictType = field.settings['dictType'] as string | undefined
    if (target !== undefined) {
      if (!records.has(target)) records.set(target, await readOfferedNames(call, target))
      names[name] = offer(records.get(target)!, isListOfReferences(field) ? isOneName : undefined)
    } else if (field.kind.name === 'status') {
      names[name] = wordsOf('sys_normal_disable', await readLabels(call.db), call.language)
    } else if (dictType !== undefined) {
      const values = dicts.get(dictType)!.filter(({ isOffered }) => isOffered)
      names[name] = offer(values.map((one) => ({ id: one.value, names: one.names })))
    } else {
      const words = wordsOfField(field)
      if (words) names[name] = offer(words.map(([id, text]) => ({ id, names: labelsOf(call, text, String(id)) })))
    }
  }
  return names
}

const isOneName = (name: string) => withoutCellSeparators.test(name)

/** The words that the field itself has for its values. */
function wordsOfField({ kind, settings }: Field): (readonly [value: unknown, words: LocalText])[] | undefined {
  if (kind.name === 'yesNo') return [[true, yes] as const, [false, no] as const]
  const choices = settings['choices'] as ChoiceWords | undefined
  return choices && Object.entries(choices)
}

const labelsOf = ({ language }: Call, words: LocalText, value: string): string[] => [
  ...languagesFrom(language).map((one) => textIn(one, words)),
  value,
]

interface Reading {
  readonly advise: Advise
  readonly reader: TextReader
}

function cellOf(field: Field, names: Names | undefined, { advise, reader }: Reading): ImportCell {
  const { kind, settings } = field
  const schema = kind.schema(schemas, settings, isRequired(field))
  if (names && isListOfReferences(field))
    return { read: (text) => idsOf(text, names as Offered, advise, schema), choices: names.texts }
  if (names && !kind.parse) return namedCell(names, advise)
  return {
    read(text) {
      const parsed = kind.parse!(text, settings, reader)
      if ('value' in parsed) return checked(schema, parsed.value)
      return { error: names ? adviceFor(text, kind, names, advise) : errorFor(kind, parsed.error) }
    },
    ...(names && { choices: names.texts }),
  }
}

function idsOf(
  text: string,
  names: Offered,
  advise: Advise,
  schema: ReturnType<FieldKind['schema']>,
): CellValue<unknown> {
  const ids: number[] = []
  for (const name of splitNames(text)) {
    const found = lookUp(name, names, advise)
    if ('error' in found) return found
    if (!ids.includes(found.value)) ids.push(found.value)
  }
  return checked(schema, ids)
}

/** Returns the error of a cell with a word that names nothing, for the first such word of several. */
function adviceFor(text: string, { column }: FieldKind, names: Names, advise: Advise): FieldError {
  const isUnknown = (word: string) => names.ids.get(word.toLowerCase()) == null
  const word = column === 'json' ? splitNames(text).find(isUnknown) : text
  return advise(word ?? text, names)
}

/** A text that is no value of the kind at all says which one is asked for. */
function errorFor(
  { words: { zh, en } }: FieldKind,
  error: Exclude<FieldError, object | readonly unknown[]>,
): FieldError {
  if (error !== 'wrongType') return error
  const article = /^[aeiou]/i.test(en) ? 'an' : 'a'
  return { words: { zh: `请填写${zh}`, en: `Enter ${article} ${en.charAt(0).toLowerCase()}${en.slice(1)}` } }
}
