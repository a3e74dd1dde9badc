import { valueText, type Field } from 'atrium/contract/kind/field-kind'
import type { StoredFile } from 'atrium/contract/fields/file-types'
import { isIdentifier, isListOfReferences, nameFieldOf, namesFieldOf } from 'atrium/contract/kind/fields-of'
import type { LocalText } from 'atrium/contract/language'
import type { ReactNode } from 'react'
import { DictTag } from '#shared/dict/dict-tag'
import { countText, decimalText } from '#shared/i18n/number-text'
import { exactMomentText, momentText } from '../../moment-text'
import { ColourValue } from '../../values/colour-value'
import { StoredImage } from '../../values/stored-image'
import { SignaturePicture } from '#shared/field/signature/signature-picture'
import { withUnit } from '../../values/unit-text'
import { WebLink } from '../../values/web-link'
import { FilesCell } from './file-cells'
import { Code, MarkdownCell, RichTextCell } from './content-cells'
import type { Place } from './place'
import { Stars } from './stars'
import { StateTag } from './state-tag'
import { ChoiceTags, FreeTags } from './tag-cells'

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

const long: Cell = { width: 200, importance: 'low', isHidden: true }
const decimal: Cell = {
  width: 100,
  align: 'right',
  draw: (value: number, field, place) => inUnit(decimalText(value, field.settings['decimals'] as number), field, place),
}

const inUnit = (number: string, { settings }: Field, { language }: Place) =>
  withUnit(number, settings['unit'] as LocalText | undefined, language)

/** How the value of each kind of field shows, by the name of the kind. */
const cells: Readonly<Record<string, Cell>> = {
  text: { width: 160 },
  multiline: long,
  email: { width: 180, importance: 'low' },
  phone: { width: 130 },
  url: { width: 200, importance: 'low', draw: (address: string) => <WebLink address={address} /> },
  int: {
    width: 90,
    align: 'right',
    draw: (value: number, field, place) => inUnit(isIdentifier(field) ? String(value) : countText(value), field, place),
  },
  decimal,
  percent: { ...decimal, width: 90 },
  money: { width: 110, align: 'right', draw: (value: number) => decimalText(value, 2) },
  rating: { width: 110, draw: (stars: number, _, { language }) => <Stars stars={stars} language={language} /> },
  date: { width: 120 },
  time: { width: 100 },
  duration: { width: 120, align: 'right' },
  period: { width: 200 },
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
  yesNo: { width: 80 },
  choice: {
    width: 120,
    draw: (value: string, field, place) => <ChoiceTags values={[value]} field={field} place={place} />,
  },
  choices: {
    width: 180,
    draw: (values: readonly string[], field, place) => <ChoiceTags values={values} field={field} place={place} />,
  },
  tags: { width: 180, importance: 'low', draw: (tags: readonly string[]) => <FreeTags tags={tags} /> },
  json: { ...long, draw: (value: string, _, place) => <Code text={value} isLarge={place.isLarge} /> },
  markdown: { ...long, draw: (text: string, _, place) => <MarkdownCell text={text} isLarge={place.isLarge} /> },
  richText: { ...long, draw: (html: string, _, place) => <RichTextCell html={html} isLarge={place.isLarge} /> },
  colour: { width: 120, importance: 'low', draw: (value: string) => <ColourValue value={value} /> },
  picture: {
    width: 80,
    importance: 'low',
    draw: (key: string, _, { label, isLarge }) => <StoredImage fileKey={key} alt={label} size={isLarge ? 96 : 40} />,
  },
  file: {
    width: 180,
    importance: 'low',
    draw: (file: StoredFile, _, { isLarge }) => <FilesCell files={[file]} isLarge={isLarge} />,
  },
  files: {
    width: 180,
    importance: 'low',
    draw: (files: readonly StoredFile[], _, { isLarge }) => <FilesCell files={files} isLarge={isLarge} />,
  },
  signature: {
    width: 100,
    importance: 'low',
    draw: (file: StoredFile, _, { label, isLarge }) => (
      <SignaturePicture file={file} alt={label} height={isLarge ? 96 : 28} />
    ),
  },
  ref: { width: 140 },
  person: { width: 140 },
  parent: { width: 140, importance: 'low', isHidden: true },
  refs: { width: 180 },
  series: { width: 150 },
  department: { width: 140, importance: 'low' },
}

const plain: Cell = { width: 140 }

/** Returns the place of a kind of field in a table. */
export function cellOf({ kind }: Field): Omit<Cell, 'draw'> {
  return cells[kind.name] ?? plain
}

/** Draws the value of a field of a row; empty for a value that is. */
export function drawValue(name: string, field: Field, row: Row, place: Place): ReactNode {
  if (isListOfReferences(field)) return <FreeTags tags={(row[namesFieldOf(name)] as string[]).filter(Boolean)} />
  if (field.settings['target']) return row[nameFieldOf(name)] as string
  const value = row[name]
  if (value === null || value === undefined || value === '') return undefined
  if (Array.isArray(value) && value.length === 0) return undefined
  const { draw } = cells[field.kind.name] ?? plain
  if (draw) return draw(value as never, field, place)
  return valueText(field, value, { language: place.language, timeZone: 'UTC' })
}
