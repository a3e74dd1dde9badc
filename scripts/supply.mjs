import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { containedPackages } from '../platform/commands/lib/bundle/packages.mjs'
import { PlainError, main, root } from '../platform/commands/lib/run.mjs'
import { actionErrors, floorErrors, licenceErrors } from './supply/rules.mjs'

// Checks what comes from elsewhere: licences of what a product contains, versions with a known advisory, and actions of workflows.

const read = (path) => readFileSync(resolve(root, path), 'utf8')
const readJson = (path) => JSON.parse(read(path))

/** Returns every package.json of the workspace by its path. */
function manifests() {
  const folders = [
    '.',
    'platform',
    'tests',
    'e2e',
    'bench',
    ...readdirSync(resolve(root, 'modules')).map((name) => `modules/${name}`),
  ]
  const files = folders.map((folder) => join(folder, 'package.json')).filter((file) => existsSync(resolve(root, file)))
  return Object.fromEntries(files.map((file) => [file, readJson(file)]))
}

const workflows = '.github/workflows'

await main(() => {
  const floors = readJson('scripts/supply/advisory-floors.json')
  const errors = [
    ...licenceErrors(containedPackages().packages),
    ...floorErrors(floors, readJson('package-lock.json').packages, manifests()),
    ...readdirSync(resolve(root, workflows)).flatMap((name) => actionErrors(name, read(join(workflows, name)))),
  ]
  if (errors.length > 0) throw new PlainError(errors.join('\n'))
})
