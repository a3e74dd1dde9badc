import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { platformFolder, root, run } from '../commands/lib/run.mjs'

// Each test starts programs.
vi.setConfig({ testTimeout: 60_000 })

// A product of its own with the platform in its node_modules, where no rule has a file beside it.
let product
beforeAll(() => {
  product = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-product-'))
  write('product/brand.ts', 'export const brand = 1\n')
  write('tsconfig.json', '{\n  // As one is written by hand.\n  "extends": "atrium/tsconfig.json",\n}\n')
  mkdirSync(join(product, 'node_modules'))
  symlinkSync(platformFolder, join(product, 'node_modules/atrium'), 'junction')
})
afterAll(() => rmSync(product, { recursive: true, force: true }))

function write(file, text) {
  mkdirSync(dirname(join(product, file)), { recursive: true })
  writeFileSync(join(product, file), text)
}

async function check(...names) {
  const script = `
    const { runSteps } = await import(${JSON.stringify(resolve(platformFolder, 'checks/run-steps.mjs'))})
    const { staticSteps: all } = await import(${JSON.stringify(resolve(platformFolder, 'checks/steps.mjs'))})
    await runSteps(${JSON.stringify(names)}, { all, usual: all, typed: String })`
  const args = ['--input-type=module', '--eval', script]
  // Colours, which a CI asks for, would stand between the start of a line and its file.
  const env = { FORCE_COLOR: undefined, NO_COLOR: '1', CI: undefined }
  const { code, output } = await run(process.execPath, args, { cwd: product, env, capture: true })
  return { code, output }
}

test('imports are resolved in the product and in the package, and a broken rule is named as in this repository', async () => {
  write('modules/a/server/index.ts', "import { menuRows } from 'atrium/server'\nexport const a = menuRows\n")
  write('modules/b/server/index.ts', 'export const b = 1\n')
  expect(await check('boundaries')).toMatchObject({ code: 0 })
  write(
    'modules/a/server/item.ts',
    `import { b } from '#modules/b/server'
import { like } from '#server/db/page'
import { start } from '../../../node_modules/atrium/console/src/start'
import { gone } from 'atrium/server/nowhere'
export const item = (db) => db.insertInto('users').values([b, like, start, gone])
`,
  )
  const { code, output } = await check('boundaries')
  expect(code).toBe(1)
  for (const sentence of [
    'modules/a/server/item.ts imports #modules/b/server: a module may not import another module.',
    'modules/a/server/item.ts imports like from #server/db/page: it is not in the seam',
    'imports ../../../node_modules/atrium/console/src/start: of the console a module imports its seam and console/shared alone.',
    'modules/a/server/item.ts imports atrium/server/nowhere: the file it names does not exist.',
    'modules/a/server/item.ts writes users: call a function of platform/server/src/services/user/ instead.',
  ])
    expect(output).toContain(sentence)
})

test('sources have the format of the platform, and those of a product that has its own', async () => {
  write('modules/c/contract/index.ts', "export const c = 'c';\n")
  write('README.md', '* not a source\n')
  const { code, output } = await check('format')
  expect([code, /^modules.*|README\.md/m.exec(output)?.[0]]).toEqual([
    1,
    expect.stringContaining('modules/c/contract/'),
  ])
  expect(output).not.toContain('README.md')
  expect(await check('format', '--fix')).toMatchObject({ code: 0 })
  expect(readFileSync(join(product, 'modules/c/contract/index.ts'), 'utf8')).toBe("export const c = 'c'\n")
  write('.oxfmtrc.json', '{ "semi": true, "singleQuote": true, "ignorePatterns": ["**/*.json", "**/*.md"] }\n')
  expect(await check('format')).toMatchObject({
    code: 1,
    output: expect.stringContaining('modules/c/contract/index.ts'),
  })
})

test('this repository has the format of the platform', () => {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
  const { $schema: _schema, ignorePatterns: own, ...options } = read(resolve(root, '.oxfmtrc.json'))
  const { ignorePatterns, ...shared } = read(resolve(platformFolder, 'checks/oxfmtrc.json'))
  expect(options).toEqual(shared)
  expect(own).toEqual(expect.arrayContaining(ignorePatterns))
})
