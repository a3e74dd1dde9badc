import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { crashed } from './results/reports.mjs'
import { runSteps } from './run-steps.mjs'

const good = { passed: 2, failed: 0, skipped: 0, reasons: [] }
const empty = { passed: 0, failed: 0, skipped: 0, reasons: [], isEmpty: true }

let ran
let lines
beforeEach(() => {
  ran = []
  lines = []
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

function step(name, result, option) {
  const run = async (options) => {
    ran.push([name, ...options])
    return result
  }
  return { name, title: `about ${name}`, option, run }
}

async function run(args, steps) {
  const typed = (...words) => ['check', ...words].join(' ')
  await runSteps(args, { all: [...steps, step('rare', good)], usual: steps, typed })
  const { exitCode = 0 } = process
  // Of the process that tests run in.
  process.exitCode = undefined
  return { exitCode, last: lines.at(-1)?.trim() }
}

test('without a name the usual steps run, and their results are added up', async () => {
  expect(await run([], [step('a', good), step('b', good)])).toEqual({ exitCode: 0, last: '4 passed, 0 failed' })
  expect(ran).toEqual([['a'], ['b']])
})

test('a failed step does not keep the next one from running, and its reason is at the end', async () => {
  const result = await run([], [step('a', crashed('no luck')), step('b', good)])
  expect(result).toEqual({ exitCode: 1, last: '2 passed, 1 failed' })
  expect(lines.join('\n')).toContain('\n✗ a\n  no luck\n')
})

test('of steps in a row that can overlap two run at a time, and their results keep the order of the steps', async () => {
  const running = new Set()
  const seen = []
  const overlapping = (name, turns) => {
    const run = async () => {
      running.add(name)
      seen.push([...running].join(' '))
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      running.delete(name)
      return turns > 9 ? crashed(name) : good
    }
    return { name, title: name, canOverlap: true, run }
  }
  await run([], [overlapping('a', 20), overlapping('b', 1), overlapping('c', 30), step('d', good)])
  expect(seen).toEqual(['a', 'a b', 'a c'])
  expect(ran).toEqual([['d']])
  expect(lines.filter((line) => line.startsWith('\n✗ '))).toEqual(['\n✗ a', '\n✗ c'])
})

test('named steps run alone, also those that are not usual', async () => {
  await run(['rare'], [step('a', good)])
  expect(ran).toEqual([['rare']])
})

test('a step that has no test may be empty; one that ran none is not good', async () => {
  expect((await run(['a'], [step('a', empty)])).exitCode).toBe(0)
  expect((await run(['a'], [step('a', { ...empty, isEmpty: undefined })])).exitCode).toBe(1)
})

test('the list names each step and runs none', async () => {
  await run(['--list'], [step('a', good)])
  expect(lines).toEqual(['a            about a', 'rare         about rare'])
  expect(ran).toEqual([])
})

test('an unknown name and an unknown option are rejected, and an option without its step', async () => {
  const steps = [step('a', good, '--fix'), step('b', good)]
  await expect(run(['c'], steps)).rejects.toThrow('There is no step c; "--list" lists them.')
  await expect(run(['--fxi'], steps)).rejects.toThrow('There is no option --fxi')
  for (const args of [['--fix'], ['b', '--fix'], ['a', 'b', '--fix']])
    await expect(run(args, steps)).rejects.toThrow('"--fix" belongs to the step a: check a --fix')
  await run(['a', '--fix'], steps)
  expect(ran).toEqual([['a', '--fix']])
})
