#!/usr/bin/env node
import { checkNode } from './install.mjs'
import { findProduct } from './lib/product-folder.mjs'
import { PlainError, main } from './lib/run.mjs'

/** The commands, each with one line about it. The file of a command exports its `usage` and, as `command`, a function that takes its arguments. */
const commands = {
  create: 'Writes a new product into an empty folder.',
  start: 'Starts console and server as they are built, and builds them where a source has changed.',
  dev: 'Starts console and server for development: a change of a source shows at once.',
  build: 'Builds console and server, or the demo whose server runs in the browser.',
  new: 'Writes a module, a list, a field, an action, a panel, a kind of field or a page.',
  eject: 'Copies a page of the platform into a module, to be changed there.',
  check: 'Checks the format, lint, types and imports of the sources, and builds them.',
  test: 'Checks the sources, and runs all tests.',
  demo: 'Builds the demo, and serves it on this machine.',
  upgrade: 'Brings the product to another version of the platform, and its code with it.',
  bundle: 'Writes what a server needs to a folder that runs with Node alone.',
  migrate: 'Brings the database to this version, as a start does, and ends.',
  settings: 'Prints each setting of the server, its value and where it comes from.',
  backup: 'Writes what the database holds to a file, or tries such a file.',
  restore: 'Puts what a backup holds in the place of what the database holds.',
  'db-copy': 'Copies a database from SQLite to PostgreSQL, or the other way.',
  'db-check': 'Looks for damage in the database, and for rows that do not fit together.',
  'move-files': 'Moves the files of records between the database and the store that FILES_URL names.',
  'verify-log': 'Checks that nobody changed a row of the operation log or the sign-in log.',
  repair: 'Gives an account its sign-in, role or menu back when nobody can.',
  'from-0-1': 'Copies the data of version 0.1 to a new database.',
}

const overview = () => {
  const lines = Object.entries(commands).map(([name, purpose]) => `  ${name.padEnd(10)} ${purpose}`)
  return ['Use atrium COMMAND, and atrium COMMAND --help for its arguments.', '', ...lines].join('\n')
}

await main(async () => {
  const [name, ...args] = process.argv.slice(2)
  if (name === undefined || name === '--help' || name === 'help') return console.log(overview())
  if (!Object.hasOwn(commands, name)) throw new PlainError(`There is no command "${name}".\n${overview()}`)
  const { command, usage, needsProduct = true } = await import(`./${name}.mjs`)
  if (args.includes('--help')) return console.log(`${commands[name]}\n\n${usage}`)
  checkNode()
  const here = process.cwd()
  if (needsProduct && findProduct() === undefined)
    throw new PlainError(
      `There is no product here: no product/brand.ts in ${here} or in a folder above. Go to the folder of a product.`,
    )
  await command(args)
})
