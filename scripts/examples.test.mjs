import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examplesBelow, moduleOf } from './lib/examples.mjs'
import { root, run, toolPath } from '../platform/commands/lib/run.mjs'

// Inside of the checkout, so that packages and aliases are found.
const folder = join(root, 'test-results/examples')

const folders = [
  'platform/contract/src',
  'platform/server/src',
  'platform/ui',
  'platform/console/src/shared',
  'modules',
]

test('examples in docstrings compile', async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const examples = folders.flatMap(examplesBelow)
  expect(new Set(examples.map(({ file }) => file.split('/').slice(0, 2).join('/'))).size).toBeGreaterThan(3)
  for (const example of examples) {
    const path = example.file.replace(/\.tsx?$/, '')
    const name = `${path.replaceAll('/', '-')}-${example.line}.tsx`
    writeFileSync(join(folder, name), moduleOf(example, `../../${path}`))
  }
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false, noImplicitAny: false }
  writeFileSync(join(folder, 'example.d.ts'), "declare module 'example:*'")
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions,
    include: ['*', '../../platform/**/*.d.ts', '../../modules/**/*.d.ts'],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const args = [toolPath('typescript-7/bin/tsc'), '--noEmit', '-p', folder]
  const { code, output } = await run(process.execPath, args, { capture: true })
  expect(code, output).toBe(0)
  rmSync(folder, { recursive: true })
}, 120_000)
