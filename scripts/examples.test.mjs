import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examplesBelow, moduleOf } from './lib/examples.mjs'
import { root, run, toolPath } from './lib/run.mjs'

// Inside of the checkout, so that packages and aliases are found.
const folder = join(root, 'test-results/examples')

test('examples in docstrings of the contract compile', async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const examples = examplesBelow('contract/src')
  expect(examples.length).toBeGreaterThan(0)
  for (const example of examples) {
    const path = example.file.replace(/\.tsx?$/, '')
    const name = `${path.replaceAll('/', '-')}-${example.line}.tsx`
    writeFileSync(join(folder, name), moduleOf(example, `../../${path}`))
  }
  const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false }
  const config = { extends: '../../tsconfig.json', compilerOptions, include: ['*.tsx'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const args = [toolPath('typescript/bin/tsc'), '--noEmit', '-p', folder]
  const { code, output } = await run(process.execPath, args, { capture: true })
  expect(code, output).toBe(0)
  rmSync(folder, { recursive: true })
}, 120_000)
