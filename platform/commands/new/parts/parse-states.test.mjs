import { expect, test } from 'vitest'
import { parseStates } from './parse-states.mjs'

const actionsOf = (text) => parseStates(text).actions.map(({ name, from, to }) => [name, from.join(' '), to])

test('each state is reached from the one before it, and a record ends from those that are not the last', () => {
  expect(actionsOf('draft, submitted, approved, rejected, cancelled')).toEqual([
    ['submit', 'draft', 'submitted'],
    ['approve', 'submitted', 'approved'],
    ['reject', 'submitted', 'rejected'],
    ['cancel', 'draft submitted', 'cancelled'],
  ])
  expect(actionsOf('open, cancelled')).toEqual([['cancel', 'open', 'cancelled']])
})

test('common states have their names and verbs, others are translated by hand', () => {
  const { states, actions } = parseStates('draft, checked(已检查|Checked), packed, done')
  expect(states).toMatchObject([
    { name: 'draft', label: ['草稿', 'Draft'], tint: undefined },
    { name: 'checked', label: ['已检查', 'Checked'], tint: 'info' },
    { name: 'packed', label: ['Packed', 'Packed'] },
    { name: 'done', label: ['已完成', 'Done'], tint: 'success' },
  ])
  expect(actions).toMatchObject([
    { name: 'setToChecked', label: ['设为已检查', 'Set to checked'] },
    { name: 'setToPacked' },
    { name: 'finish', label: ['完成', 'Finish'] },
  ])
})

test('a state behind whose name is "fixed" has records that stay as they are', () => {
  const { states, actions } = parseStates('draft, booked fixed(已出库|Booked), cancelled fixed')
  expect(actions.map(({ to, isFixed }) => [to, isFixed])).toEqual([
    ['booked', true],
    ['cancelled', true],
  ])
  expect(states.map(({ name, label: [zh], isFixed }) => [name, zh, isFixed])).toEqual([
    ['draft', '草稿', false],
    ['booked', '已出库', true],
    ['cancelled', '已作废', true],
  ])
})

test('two states with one verb have two actions', () => {
  expect(actionsOf('draft, started, running').map(([name]) => name)).toEqual(['start', 'setToRunning'])
})

test.each([
  [
    'draft',
    'A record goes from one state to another: write at least two, the first one of a new record, such as --states "draft, ',
  ],
  ['cancelled, draft', 'A record goes from one state to another'],
  ['draft, draft', 'Two states are called draft: give one of them another name.'],
  ['draft, new', 'The name new is a reserved word of TypeScript or SQL: call the state something else.'],
  ['draft, on-hold', '"on-hold" cannot be the name of a state: write it in camelCase, such as onHold.'],
  ['draft fixed, booked', 'A new record is draft, so that nobody could edit it: take the word fixed away from it.'],
  ['draft booked', '"draft booked" cannot be the name of a state: put a comma between states, as in "draft, '],
])('"%s" is rejected with a sentence', (text, sentence) => {
  expect(() => parseStates(text)).toThrow(sentence)
})
