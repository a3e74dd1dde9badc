import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PlainError, isProgram, main, root } from '../platform/commands/lib/run.mjs'

const listFile = 'scripts/released-migrations.json'

const usage = `Use one of:
  node scripts/migrations.mjs                   compares the migrations with those of the released versions
  node scripts/migrations.mjs --release 0.2.0   adds those that no version has yet, at a release`

/** Returns a hash of a text, whatever its line ends are. */
const hashOf = (text) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16)

/** Returns one sentence for each released migration that is gone or changed. `released` has a hash by path by version. */
export function changedMigrations(released, read) {
  return Object.entries(released).flatMap(([version, files]) =>
    Object.entries(files).flatMap(([file, hash]) => {
      const text = read(file)
      if (text === undefined) return [`${file} is gone, but version ${version} has it. Put it back.`]
      return hashOf(text) === hash
        ? []
        : [
            `${file} is not as in version ${version}, whose databases ran it. Undo the change and write another migration.`,
          ]
    }),
  )
}

/** Returns the list with the migrations that no version in it has, under a version. */
export function withRelease(released, version, files, read) {
  const known = new Set(Object.values(released).flatMap((one) => Object.keys(one)))
  const added = files.filter((file) => !known.has(file)).map((file) => [file, hashOf(read(file))])
  return added.length > 0
    ? { ...released, [version]: { ...released[version], ...Object.fromEntries(added) } }
    : released
}

function readFile(file) {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function presentMigrations() {
  const list = execFileSync('git', ['ls-files', '-z', '*/migrations/*.ts'], { cwd: root, encoding: 'utf8' })
  return list.split('\0').filter((file) => file && !file.endsWith('.test.ts'))
}

function check([option, version, ...rest]) {
  const released = JSON.parse(readFileSync(resolve(root, listFile), 'utf8'))
  const changed = changedMigrations(released, readFile)
  if (changed.length > 0) throw new PlainError(changed.join('\n'))
  if (option === undefined) return
  if (option !== '--release' || !/^\d+\.\d+\.\d+$/.test(version ?? '') || rest.length > 0) throw new PlainError(usage)
  const next = withRelease(released, version, presentMigrations(), readFile)
  writeFileSync(resolve(root, listFile), `${JSON.stringify(next, null, 2)}\n`)
}

if (isProgram(import.meta.url)) await main(() => check(process.argv.slice(2)))
