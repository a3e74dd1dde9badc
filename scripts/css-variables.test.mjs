import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../platform/commands/lib/run.mjs'

const filesOf = (...patterns) =>
  spawnSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map((file) => readFileSync(join(root, file), 'utf8'))

// A style that names a variable that nobody sets is left out by the browser without a word.
test('each variable of a stylesheet is set somewhere', () => {
  const styles = filesOf('platform/**/*.css', 'modules/**/*.css', 'product/**/*.css')
  const sources = filesOf('platform/**/*.ts', 'platform/**/*.tsx', 'modules/**/*.ts', 'modules/**/*.tsx')
  const setInStyles = styles.flatMap((text) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const setInSources = sources.flatMap((text) => [...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, name]) => name))
  const known = new Set([...setInStyles, ...setInSources])
  const used = styles.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name]) => name))
  const unknown = new Set(used.filter((name) => !known.has(name) && !name.startsWith('--ant-')))
  expect([...unknown]).toEqual([])
})
