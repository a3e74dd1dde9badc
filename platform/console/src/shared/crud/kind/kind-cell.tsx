import type { StateValue } from '@atrium/contract/kind/fields/choice/state'
import type { Field } from '@atrium/contract/kind/field-kind'
import { nameFieldOf } from '@atrium/contract/kind/fields-of'
import { textIn } from '@atrium/contract/language'
import { StatusTag } from '@atrium/ui/feedback/status-tag'
import type { ReactNode } from 'react'
import { DictTag } from '#shared/dict/dict-tag'
import { tones } from '#shared/dict/tones'
import { useLanguage } from '#shared/i18n/text'
import { decimalText } from '#shared/i18n/number-text'
import { exactMomentText, momentText } from '../moment-text'
import { ColourValue } from '../values/colour-value'
import { StoredImage } from '../values/stored-image'
import { WebLink } from '../values/web-link'

type Row = Readonly<Record<string, unknown>>

interface Cell {
  /** Draws a value that is not empty. */
  readonly draw?: (value: never, field: Field, place: Place) => ReactNode
  readonly width: number
  readonly align?: 'right'
  readonly importance?: 'low' | 'high'
  /** Not shown until chosen. */
  readonly isHidden?: true
}

/** The state of a record in its words and its tint. */
function StateTag({ field, value }: { field: Field; value: string }) {
  const language = useLanguage()
  const state = (field.settings['values'] as Readonly<Record<string, StateValue>>)[value]
  if (!state) return value
  return (
    <StatusTag tone={tones[state.tint ?? 'default']} dot>
      {textIn(language, state)}
    </StatusTag>
  )
}

interface Place {
  /** In the label of what has no text. */
  readonly label: string
  /** In the details of one record, where there is room. */
  readonly isLarge: boolean
}

/** How the value of each kind of field shows, by the name of the kind. */
const cells: Readonly<Record<string, Cell>> = {
  text: { width: 160 },
  multiline: { width: 200, importance: 'low', isHidden: true },
  email: { width: 180, importance: 'low' },
  phone: { width: 130 },
  url: { width: 200, importance: 'low', draw: (address: string) => <WebLink address={address} /> },
  int: { width: 90, align: 'right' },
  decimal: {
    width: 100,
    align: 'right',
    draw: (value: number, { settings }) => decimalText(value, settings['decimals'] as number),
  },
  money: { width: 110, align: 'right', draw: (value: number) => decimalText(value, 2) },
  date: { width: 120 },
  dateTime: {
    width: 150,
    draw: (value: string, _, { isLarge }) => (isLarge ? exactMomentText(value) : momentText(value)),
  },
  status: {
    width: 100,
    importance: 'high',
    draw: (value: number) => <DictTag dictType="sys_normal_disable" value={value} dot />,
  },
  dict: {
    width: 120,
    draw: (value: string, { settings }) => <DictTag dictType={String(settings['dictType'])} value={value} />,
  },
  state: { width: 100, importance: 'high', draw: (value: string, field) => <StateTag field={field} value={value} /> },
  colour: { width: 120, importance: 'low', draw: (value: string) => <ColourValue value={value} /> },
  picture: {
    width: 80,
    importance: 'low',
    draw: (key: string, _, { label, isLarge }) => <StoredImage fileKey={key} alt={label} size={isLarge ? 96 : 40} />,
  },
  ref: { width: 140 },
  department: { width: 140, importance: 'low' },
}

const plain: Cell = { width: 140 }

/** Returns the place of a kind of field in a table. */
export function cellOf({ kind }: Field): Omit<Cell, 'draw'> {
  return cells[kind.name] ?? plain
}

/** Draws the value of a field of a row; empty for a value that is. */
export function drawValue(name: string, field: Field, row: Row, place: Place): ReactNode {
  if (field.settings['target']) return row[nameFieldOf(name)] as string
  const value = row[name]
  if (value === null || value === undefined || value === '') return undefined
  const { draw } = cells[field.kind.name] ?? plain
  return draw ? draw(value as never, field, place) : (value as string | number)
}
