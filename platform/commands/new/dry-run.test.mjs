import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dryRun } from './dry-run.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-dry-'))
  writeFileSync(join(folder, 'list.ts'), 'export const list = [1]\n')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a dry run shows new files and new lines, and writes nothing', async () => {
  const changes = {
    created: { 'one.ts': 'export const one = { "a": 1 };' },
    changed: { 'list.ts': 'export const list = [1];\nexport const more = 2' },
  }
  expect(await dryRun(changes, folder)).toEqual([
    'would write   one.ts',
    '    export const one = { a: 1 }',
    'would change  list.ts',
    '    + export const more = 2',
  ])
  expect(readdirSync(folder)).toEqual(['list.ts'])
  await expect(dryRun({ created: { 'list.ts': '' }, changed: {} }, folder)).rejects.toThrow('list.ts is there already')
})
