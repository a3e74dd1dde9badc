import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { makeProduct } from './make.mjs'
import { work } from './people.mjs'
import { textOfPostgres, withPostgres } from './postgres-text.mjs'
import { withServer } from '../lib/product/server.mjs'
import { textOfSqlite } from './sqlite-text.mjs'

/** The product that is kept, as its people have it in Git, without the packed platform. */
export const productFolder = join(import.meta.dirname, 'product')

/** The file with the database of that product, as SQL. */
export const databaseFile = (engine) => join(import.meta.dirname, 'database', `${engine}.sql`)

/** Returns the version of the platform that the kept product has. */
export function keptVersion() {
  const { dependencies } = JSON.parse(readFileSync(join(productFolder, 'package.json'), 'utf8'))
  return /(\d+\.\d+\.\d+[\w.-]*?)(?:\.tgz)?$/.exec(dependencies.atrium)[1]
}

/** Makes the product and its databases again with the present platform, and keeps them in place of those that are there. Prints what it does. */
export async function keepNew() {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-kept-'))
  try {
    const folder = join(parent, 'bicycle-workshop')
    console.log('Creating the product …')
    await makeProduct(folder)
    console.log('Working with it on SQLite …')
    const file = join(parent, 'sqlite.db')
    const sqlite = await worked(folder, `file:${file}`, () => textOfSqlite(file))
    console.log('Working with it on PostgreSQL …')
    const postgres = await withPostgres((url) => worked(folder, url, () => textOfPostgres(url)))
    keepFiles(folder)
    writeFileSync(databaseFile('sqlite'), sqlite)
    writeFileSync(databaseFile('postgres'), postgres)
    console.log(`Kept the product of ${keptVersion()}. Run "node scripts/upgraded.mjs", and commit it.`)
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** Has people work with a product that has an empty database, and returns what `textOf` says of it then. */
async function worked(folder, database, textOf) {
  await withServer(folder, { DATABASE_URL: database, SEED: 'demo' }, work)
  return textOf()
}

function keepFiles(folder) {
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  const list = execFileSync('git', ['ls-files', '-z', '--others', '--exclude-standard'], { cwd: folder })
  rmSync(productFolder, { recursive: true, force: true })
  for (const path of list.toString().split('\0')) {
    if (path === '' || path === 'package-lock.json' || path.endsWith('.tgz')) continue
    mkdirSync(dirname(join(productFolder, path)), { recursive: true })
    copyFileSync(join(folder, path), join(productFolder, path))
  }
}
