import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

test.each([
  [['resource', 'stock/item'], 'The fields are missing: add -- --fields "sku:text unique, '],
  [
    ['resource', 'stock/item', '--fields', 'name:text', '--scope', 'user'],
    'The scope is "dept", "none" or "via:FIELD"',
  ],
  [['panel', 'nowhere/shelves'], 'There is no module nowhere'],
  [['page', 'stock/report', '--fields', 'name:text'], 'A page takes no --fields: leave it out.'],
  [
    ['resource', 'stock/item', '--example', 'components/segmented/filter'],
    'A resource takes no --example: leave it out.',
  ],
  [['module', 'stock', '--scope', 'dept'], 'A module takes no --scope: leave it out.'],
  [['module', 'stock', '--import'], 'A module takes no --import: leave it out.'],
  [['field', 'stock/item', 'bay:text', '--tree'], 'A field takes no --tree: leave it out.'],
  [['module', 'stock', '--titel', 'Stock'], "Unknown option '--titel'.\nUse one of:"],
  [['module'], 'Use one of:'],
  [['field', 'stock/item'], 'Use one of:'],
  [['field', 'nowhere/item', 'shelf:text'], 'There is no resource nowhere/item'],
])(
  '%j is rejected with a sentence, and nothing is written',
  (args, sentence) => {
    // Without a terminal nothing can be asked. What is written would be listed.
    const result = spawnSync(process.execPath, ['platform/commands/atrium.mjs', 'new', ...args], {
      cwd: root,
      encoding: 'utf8',
      input: '',
    })
    expect([result.status, result.stdout]).toEqual([1, ''])
    expect(result.stderr.startsWith(sentence)).toBe(true)
  },
  60_000,
)
