import { expect, test } from 'vitest'
import { codemodsBetween } from './codemods.mjs'
import { openProject } from './project.mjs'

const open = (text) => openProject(new Map([['a.ts', text]]))
const statement = (project, index) => project.sources('')[0].getStatements()[index]

test('a place that is left has the line that it has after all codemods', () => {
  const project = open('one()\ntwo()\n')
  project.change({ run: (one) => one.left(statement(one, 1), 'is left') })
  project.change({ run: (one) => one.sources('')[0].insertStatements(0, '// first\n// second') })
  expect(project.leftOver()).toEqual([{ file: 'a.ts', line: 4, sentence: 'is left' }])
})

test('a file that a codemod skips keeps what the codemod before made of it', () => {
  const project = open('one()\n')
  expect(project.change({ run: (one) => one.sources('')[0].addStatements('two()') })).toBe(1)
  const skips = (one) => {
    one.skip(statement(one, 1), 'is skipped')
    one.sources('')[0].addStatements('three()')
  }
  expect(project.change({ run: skips })).toBe(0)
  expect(project.changes()).toEqual({ 'a.ts': 'one()\ntwo()\n' })
  expect(project.leftOver()).toEqual([{ file: 'a.ts', line: 2, sentence: 'is skipped' }])
})

test('codemods run after the version of before, up to the new one, whose release candidates have them too', () => {
  const codemods = ['0.2.0', '0.3.0', '0.4.0', '0.5.0'].map((version) => ({ version }))
  const between = (from, to) => codemodsBetween(codemods, from, to).map(({ version }) => version)
  expect(between('0.2.0', '0.4.0')).toEqual(['0.3.0', '0.4.0'])
  expect(between('0.2.5', '0.4.0-rc.1')).toEqual(['0.3.0', '0.4.0'])
  expect(between('0.4.0-rc.1', '0.4.0')).toEqual(['0.4.0'])
})

test('a file keeps its line ends, its mark of UTF-8 and what no codemod changes', () => {
  const text = '\uFEFFone()\r\n\ttwo( 1 )\r\n'
  const project = open(text)
  expect(project.change({ run: (one) => void one.sources('one')[0].getStatements() })).toBe(0)
  expect(project.change({ run: (one) => one.sources('one')[0].getStatements()[0].replaceWithText('zero()') })).toBe(1)
  expect(project.changes()).toEqual({ 'a.ts': text.replace('one', 'zero') })
})
