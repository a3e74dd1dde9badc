import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { PlainError, isProgram, main, npmCommand, root, run } from '../platform/commands/lib/run.mjs'

const readJson = (file) => JSON.parse(readFileSync(resolve(root, file), 'utf8'))

/**
 * Writes the platform as a package that npm installs, and returns its file. `folder` has to exist. `version` is another one than that of this checkout. It depends on the very versions that are
 * locked here, which are those that were tested: a product has no lock of its own at first.
 */
export async function packPlatform(folder, { version } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'atrium-pack-'))
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'platform'], {
      cwd: root,
    })
    for (const file of list.toString().split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true })
      cpSync(join(root, file), join(scratch, file))
    }
    const place = join(scratch, 'platform')
    // For the people who build on it: the guides that its commands name, and what a new version changes.
    for (const file of ['LICENSE', 'CHANGELOG.md', 'docs/guides'])
      cpSync(join(root, file), join(place, file), { recursive: true })
    writeFileSync(join(place, 'package.json'), `${JSON.stringify(manifest(version), undefined, 2)}\n`)
    const npm = npmCommand()
    const args = [...npm.args, 'pack', '--json', '--pack-destination', resolve(folder)]
    const { code, output } = await run(npm.command, args, { cwd: place, shell: npm.shell, capture: true })
    if (code !== 0) throw new PlainError(`${output}\nPacking the platform failed: see the lines above.`)
    return join(resolve(folder), JSON.parse(output.slice(output.indexOf('[')))[0].filename)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The package.json of the platform as it is published. */
function manifest(version) {
  const { private: _private, devDependencies: _devDependencies, ...own } = readJson('platform/package.json')
  const { packages } = readJson('package-lock.json')
  const locked = (dependencies) =>
    Object.fromEntries(
      Object.keys(dependencies).map((name) => {
        const entry = packages[`platform/node_modules/${name}`] ?? packages[`node_modules/${name}`]
        // One that is installed by another name says which package it is.
        return [name, entry.name ? `npm:${entry.name}@${entry.version}` : entry.version]
      }),
    )
  return {
    ...own,
    ...(version && { version }),
    dependencies: locked(own.dependencies),
    optionalDependencies: locked(own.optionalDependencies),
  }
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const folder = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? '.')
    mkdirSync(folder, { recursive: true })
    console.log(`Wrote ${await packPlatform(folder)}.`)
  })
}
