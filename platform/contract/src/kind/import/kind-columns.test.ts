import { expect, test } from 'vitest'
import {
  choices,
  date,
  dict,
  int,
  lines,
  multiline,
  person,
  picture,
  recordKind,
  ref,
  refs,
  richText,
  series,
  state,
  status,
  text,
  yesNo,
} from '../../kind'
import { kindImportColumns } from './kind-columns'

const label = { zh: '字段', en: 'Field' }
const parts = { name: label, plural: label, table: 'x', id: 'xId', title: 'name', permissions: 'x:y' } as const
const optional = { optional: true } as const

test('an import has a column for each field that a text can say, the key first', () => {
  const kind = recordKind('x', {
    ...parts,
    import: { synonyms: { code: ['No.'] }, without: ['note'] },
    fields: {
      name: text(200, label),
      code: text(20, label, { unique: true }),
      year: int(label, { unique: true, ...optional }),
      pieces: int(label, { initial: 1 }),
      made: date(label),
      postId: ref('post', label),
      postIds: refs('post', label, optional),
      owner: person(label, optional),
      sex: dict('sys_user_sex', label),
      ways: choices({ rail: label }, label, optional),
      isNew: yesNo(label),
      status: status(),
      note: multiline(400, label, optional),
      no: series('N-{0000}', label),
      state: state({ draft: label }),
      plan: picture(label, optional),
      parts: lines(label, { pieces: int(label) }, { table: 'xParts' }),
      story: richText(100, label, optional),
    },
  })
  expect(kindImportColumns(kind).map(({ title: _, ...column }) => column)).toEqual([
    { key: 'code', synonyms: ['No.'], required: true, isKey: true },
    { key: 'name', required: true, width: 240 },
    { key: 'year', isUnique: true },
    { key: 'pieces' },
    { key: 'made', required: true },
    { key: 'postId', required: true, names: 'one' },
    { key: 'postIds', names: 'several', width: 180 },
    { key: 'owner', names: 'one' },
    { key: 'sex', required: true, names: 'one' },
    { key: 'ways', names: 'several', width: 180 },
    { key: 'isNew', names: 'one' },
    { key: 'status', names: 'one' },
  ])
})

const code = text(20, label, { unique: true })

test.each([
  ['has no unique text', true, { name: text(20, label) }, 'key'],
  ['needs a picture', true, { name: code, plan: picture(label) }, 'plan'],
  [
    'needs lines',
    true,
    { name: code, parts: lines(label, { pieces: int(label) }, { table: 'xParts', least: 1 }) },
    'parts',
  ],
  ['leaves out what it needs', { without: ['made'] }, { name: code, made: date(label) }, 'made'],
  ['has headings for no field', { synonyms: { nope: ['N'] } }, { name: code }, 'nope'],
])('a kind that %s has no import', (_, option, fields, message) => {
  const kind = recordKind('x', { ...parts, import: option, fields } as never)
  expect(() => kindImportColumns(kind)).toThrow(message)
})
