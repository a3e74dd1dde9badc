import { copyFileSync, cpSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ejectedText } from '../commands/lib/ejected.mjs'
import { upgradeCommand } from './command.mjs'
import {
  commitAll,
  copyProduct,
  createProduct,
  emptyFolder,
  git,
  packPlatform,
  startRegistry,
  writeFiles,
} from './test/small-product.mjs'

const parent = emptyFolder()
const prepared = join(parent, 'prepared')
const renaming = `import { renameExports } from './codemod/exports.mjs'
const renames = [{ from: 'atrium/ui#Badge', to: 'atrium/ui#Mark' }]
export default {
  version: '0.3.0',
  title: 'Badge is Mark',
  renames,
  run(project) {
    renameExports(project, renames)
    for (const [file, data] of project.manifests())
      if (data.name === 'stock') project.writeManifest(file, { ...data, peerDependencies: { atrium: '>=0.3' } })
  },
}
`
const codemod = (version, run) =>
  `export default { version: '${version}', title: 'a change', renames: [], run(project) { ${run} } }\n`
const broken = codemod('0.4.0', "throw new Error('no such node')")
const asking = codemod(
  '0.5.0',
  `for (const [file, data] of project.manifests())
    project.writeManifest(file, { ...data, devDependencies: { 'no-such-package-of-the-test': '1.0.0' } })`,
)
const files = {}
let product
let count = 0
let registry

beforeAll(async () => {
  files['0.1.0'] = packPlatform(parent, '0.1.0')
  const pages = 'console/src/pages/system'
  files['0.3.0'] = packPlatform(parent, '0.3.0', {
    'upgrade/0.3.0.mjs': renaming,
    [`${pages}/post/page.tsx`]: 'new',
    [`${pages}/post/columns.ts`]: '',
    [`${pages}/post/page.test.tsx`]: '',
    [`${pages}/dept/page.tsx`]: 'same',
  })
  files['0.4.0'] = packPlatform(parent, '0.4.0', { 'upgrade/0.4.0.mjs': broken })
  files['0.5.0'] = packPlatform(parent, '0.5.0', { 'upgrade/0.5.0.mjs': asking })
  files['0.6.0'] = packPlatform(parent, '0.6.0', {
    [`${pages}/post/page.tsx`]: 'new',
    [`${pages}/post/columns.ts`]: '',
  })
  createProduct(prepared, files['0.1.0'])
  registry = await startRegistry({ '0.1.0': files['0.1.0'], '0.3.0': files['0.3.0'] })
}, 60_000)

afterAll(() => {
  registry.close()
  rmSync(parent, { recursive: true })
})

beforeEach(() => {
  product = join(parent, `product-${(count += 1)}`)
  copyProduct(prepared, product)
})

async function upgrade(...args) {
  const lines = []
  const code = await upgradeCommand(args, { folder: product, log: (line) => lines.push(line) })
  return { code, output: lines.join('\n') }
}

const read = (file) => readFileSync(join(product, file), 'utf8')
const installed = () => JSON.parse(read('node_modules/atrium/package.json')).version
const changed = () => git(product, 'status', '--porcelain').split('\n').filter(Boolean)

/** Returns the error of an upgrade, after which the product is as it was committed. */
async function errorOf(...args) {
  const before = changed()
  const { code, output } = await upgrade(...args)
  expect(code).toBe(1)
  expect(changed()).toEqual(before)
  return output
}

describe('an upgrade', { timeout: 60_000 }, () => {
  test('to a packed platform changes version and code by its codemods, and lists the rest', async () => {
    const { code, output } = await upgrade('../atrium-0.3.0.tgz')
    expect(output).toBe(
      [
        'atrium 0.1.0 → 0.3.0',
        '0.2.0: import atrium/… in place of @atrium/…, 2 files changed',
        '0.3.0: Badge is Mark, 2 files changed',
        '',
        'Left to be changed by hand:',
        'modules/stock/page.tsx:4 has "@atrium/ui" as a text: write "atrium/ui" if it names the module.',
        '',
        'Run "npx atrium check format --fix", look at "git diff", and run "npm test".',
      ].join('\n'),
    )
    expect(code).toBe(0)
    expect(installed()).toBe('0.3.0')
    expect(JSON.parse(read('package.json')).dependencies.atrium).toBe('file:../atrium-0.3.0.tgz')
    expect(read('modules/stock/page.tsx')).toContain(
      "import { Mark } from 'atrium/ui'\n\nexport const mark = <Mark />\n",
    )
    expect(JSON.parse(read('package-lock.json')).packages['modules/stock'].peerDependencies).toEqual({
      atrium: '>=0.3',
    })
    expect(changed()).toHaveLength(5)
  })

  test('to a version of the registry, or its newest one, keeps the kind of the range', async () => {
    writeFiles(product, { '.npmrc': `registry=${registry.address}\n` })
    const manifest = JSON.parse(read('package.json'))
    writeFiles(product, { 'package.json': { ...manifest, dependencies: { atrium: '^0.1.0' } } })
    commitAll(product)
    const { output } = await upgrade()
    expect(output).toContain('atrium 0.1.0 → 0.3.0')
    expect(JSON.parse(read('package.json')).dependencies.atrium).toBe('^0.3.0')
    expect(installed()).toBe('0.3.0')
  })

  test('with --dry-run says the same and changes nothing', async () => {
    const copies = () => readdirSync(tmpdir()).filter((name) => /^atrium-upgrade-(?!test-)/.test(name))
    const before = copies()
    const { code, output } = await upgrade('../atrium-0.3.0.tgz', '--dry-run')
    expect(output).toContain('Nothing was changed')
    expect(output).toContain('0.2.0: import atrium/… in place of @atrium/…, 2 files changed')
    expect(output).toContain('modules/stock/page.tsx:4')
    expect(code).toBe(0)
    expect(changed()).toEqual([])
    expect(installed()).toBe('0.1.0')
    expect(copies()).toEqual(before)
  })

  test('with --from runs the codemods from there for a platform that is installed already', async () => {
    await upgrade('../atrium-0.3.0.tgz')
    writeFiles(product, {
      'modules/stock/page.ts': "import { Badge } from 'atrium/ui'\nimport '@atrium/server'\nBadge()\n",
    })
    commitAll(product)
    await upgrade('--from', '0.2.0', '--dry-run')
    expect(changed()).toEqual([])
    const { output } = await upgrade('--from', '0.2.0')
    expect(output).toContain('atrium 0.2.0 → 0.3.0\n0.3.0: Badge is Mark, 1 file changed')
    expect(read('modules/stock/page.ts')).toBe("import { Mark } from 'atrium/ui'\nimport '@atrium/server'\nMark()\n")
  })

  test('takes a packed platform in the product that is not committed', async () => {
    copyFileSync(files['0.3.0'], join(product, 'atrium-0.3.0.tgz'))
    expect((await upgrade('atrium-0.3.0.tgz', '--dry-run')).code).toBe(0)
    expect((await upgrade('atrium-0.3.0.tgz')).code).toBe(0)
    expect(JSON.parse(read('package.json')).dependencies.atrium).toBe('file:atrium-0.3.0.tgz')
    expect(installed()).toBe('0.3.0')
  })

  test('says which copied pages the platform has changed since, once', async () => {
    const place = 'modules/stock/console/pages/system/post'
    const copyOf = (page, text) => ({
      [`modules/stock/console/pages/${page}/page.tsx`]: text,
      [`modules/stock/console/pages/${page}/ejected.json`]: ejectedText(page, '0.1.0', { 'page.tsx': text }),
    })
    writeFiles(product, {
      ...copyOf('system/post', 'old'),
      ...copyOf('system/dept', 'same'),
      ...copyOf('system/gone', ''),
    })
    commitAll(product)
    const { output } = await upgrade('../atrium-0.3.0.tgz')
    expect(output).toContain(
      `${place}/page.tsx:1 is a copy of a page that was changed since 0.1.0 (columns.ts, page.tsx): compare it with node_modules/atrium/console/src/pages/system/post.`,
    )
    expect(output).not.toContain('system/dept')
    expect(output).toContain('is a copy of the page system/gone, which 0.3.0 does not have any more')
    expect(read(`${place}/page.tsx`)).toBe('old')
    commitAll(product)
    expect((await upgrade('../atrium-0.6.0.tgz', '--dry-run')).output).not.toContain('system/post')
  })

  test('to the version that is installed changes nothing', async () => {
    expect(await upgrade('../atrium-0.1.0.tgz')).toEqual({ code: 0, output: 'The product has 0.1.0 already.' })
    expect(changed()).toEqual([])
  })

  test('--help says how it is used', async () => {
    const { code, output } = await upgrade('--help')
    expect(code).toBe(0)
    expect(output).toContain('npx atrium upgrade [VERSION|FILE.tgz]')
  })
})

describe('an upgrade changes nothing and says one sentence', { timeout: 60_000 }, () => {
  const file = '../atrium-0.3.0.tgz'

  test('with changes that are not committed, new files among them', async () => {
    writeFiles(product, { 'modules/stock/new.ts': '' })
    expect(await errorOf(file)).toMatch(/^Commit or stash first what is not committed \(modules\/stock\/new\.ts\)/)
  })

  test('outside of Git', async () => {
    rmSync(join(product, '.git'), { recursive: true })
    expect((await upgrade(file)).output).toMatch(/not in a Git work tree/)
    expect(installed()).toBe('0.1.0')
  })

  test('to an older version', async () => {
    await upgrade(file)
    commitAll(product)
    expect(await errorOf('../atrium-0.1.0.tgz')).toMatch(/^The product has 0\.3\.0, which is newer than 0\.1\.0\./)
  })

  test('to what is no version, no file or no platform', async () => {
    expect(await errorOf('newest')).toMatch(/^"newest" is no version such as/)
    expect(await errorOf('../none.tgz')).toMatch(/^The file .*none\.tgz does not exist/)
    writeFiles(parent, { 'other.tgz': 'no archive' })
    expect(await errorOf('../other.tgz')).toMatch(/other\.tgz is no packed platform/)
  })

  test('to a version that the registry does not have', async () => {
    writeFiles(product, { '.npmrc': `registry=${registry.address}\n` })
    commitAll(product)
    expect(await errorOf('0.2.7')).toMatch(/^The registry of npm has no version 0\.2\.7 of atrium/)
  })

  test('without a network', async () => {
    writeFiles(product, { '.npmrc': 'registry=http://127.0.0.1:1/\n' })
    commitAll(product)
    expect(await errorOf('0.3.0')).toMatch(/^The registry of npm cannot be reached/)
  })

  test('without a network for what the new platform depends on', async () => {
    const needy = packPlatform(parent, '0.3.1', {
      'package.json': { name: 'atrium', version: '0.3.1', dependencies: { 'no-such-package-of-the-test': '1.0.0' } },
    })
    writeFiles(product, { '.npmrc': 'registry=http://127.0.0.1:1/\n' })
    commitAll(product)
    expect(await errorOf(needy)).toMatch(/^The registry of npm cannot be reached/)
    expect(installed()).toBe('0.1.0')
  })

  test('with two platforms in the tree', async () => {
    writeFiles(product, { 'node_modules/chart/package.json': { name: 'chart', version: '1.0.0' } })
    writeFiles(product, { 'node_modules/chart/node_modules/atrium/package.json': { name: 'atrium', version: '0.0.9' } })
    expect(await errorOf(file)).toMatch(
      /^Two platforms are installed: 0\.1\.0, and 0\.0\.9 in node_modules\/chart\/node_modules\/atrium\./,
    )
  })

  test('with a module for another version of the platform', async () => {
    writeFiles(product, { 'modules/stock/package.json': { name: 'stock', peerDependencies: { atrium: '>=0.5' } } })
    commitAll(product)
    expect(await errorOf(file)).toMatch(/^The module stock asks for atrium >=0\.5, which 0\.3\.0 is not\./)
  })

  test('without an installed platform, or a dependency on it', async () => {
    rmSync(join(product, 'node_modules'), { recursive: true })
    expect(await errorOf(file)).toMatch(/^The platform is not installed\. Run "npm install" first/)
    writeFiles(product, { 'package.json': { name: 'other' } })
    commitAll(product)
    expect(await errorOf(file)).toMatch(/^package\.json does not depend on atrium/)
  })

  test('where a codemod ends with an error, and has the packages of before', async () => {
    expect(await errorOf('../atrium-0.4.0.tgz')).toMatch(/^A codemod of 0\.4\.0 ended with an error[^]*no such node/)
    expect(installed()).toBe('0.1.0')
    expect(read('modules/stock/module.ts')).toContain('@atrium/contract')
  })

  test('without a network for what a codemod adds, and has the packages of before', async () => {
    writeFiles(product, { '.npmrc': 'registry=http://127.0.0.1:1/\n' })
    commitAll(product)
    expect(await errorOf('../atrium-0.5.0.tgz')).toMatch(/^The registry of npm cannot be reached/)
    expect(installed()).toBe('0.1.0')
  })

  test('for a platform that is a folder of the repository', async () => {
    rmSync(join(product, 'node_modules/atrium'), { recursive: true })
    cpSync(join(prepared, 'node_modules/atrium'), join(product, 'platform'), { recursive: true })
    symlinkSync('../platform', join(product, 'node_modules/atrium'))
    commitAll(product)
    expect(await errorOf(file)).toMatch(/^atrium is the folder .*platform here and no installed package/)
  })

  test('for an unknown option', async () => {
    expect(await errorOf('--force')).toMatch(/Unknown option '--force'[^]*npx atrium upgrade/)
  })
})

test(
  'a file that does not parse is listed and stays as it was, and a package.json that is a template stays',
  { timeout: 60_000 },
  async () => {
    const text = "import { Badge } from '@atrium/ui'\nexport const = <Badge />\n"
    writeFiles(product, { 'modules/stock/half.tsx': text, 'template/package.json': '{ "name": {{name}} }' })
    commitAll(product)
    const { output } = await upgrade('../atrium-0.3.0.tgz')
    expect(output).toContain('modules/stock/half.tsx:2 has a syntax error')
    expect(read('modules/stock/half.tsx')).toBe(text)
  },
)
