import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readOptions } from './lib/options.mjs'
import { PlainError, platformFolder } from './lib/run.mjs'

/** This command makes a product, so that it needs none. */
export const needsProduct = false

export const usage = `atrium create FOLDER
  --name "My office"             the name that people read; that of the folder without it
  --languages zh-cn,en           the languages that it offers, the first one by default
  --module stock/item            the first module and its first list, or none
  --title "物料|Item"            one record of that list, in Chinese and English
  --fields "sku:text unique, name:text, quantity:int, price:money, status"
  --platform FILE.tgz            a packed platform, which is copied into the product; the version of this one without it
It asks for what is not said, or takes what is usual where nobody can be asked.`

const options = Object.fromEntries(
  ['name', 'languages', 'module', 'title', 'fields', 'platform'].map((name) => [name, { type: 'string' }]),
)

/** Writes a new product into an empty folder. `packed` resolves to the file of a packed platform where none is named. */
export async function command(args, packed = async () => undefined) {
  const { folder, platform, ...given } = readArguments(args)
  // Only now: they load the build tools, which take a moment.
  const { answersFor, requireEmpty } = await import('./create/answers.mjs')
  requireEmpty(folder)
  const answers = await answersFor(folder, given)
  const { createProduct } = await import('./create/product.mjs')
  const file = platform ?? (await packed())
  const { files, untranslated } = await createProduct({ folder, platform: file, ...answers }, platformFolder)
  for (const file of files) console.log(`new      ${file}`)
  console.log(
    `\n${answers.name} is there. In its folder, "npm start" installs, builds and starts it, "npm test" checks it.`,
  )
  if (untranslated.length > 0) console.log(`Not translated into Chinese yet: ${untranslated.join(', ')}.`)
}

function readArguments(args) {
  const { positionals, values } = readOptions(args, options, usage)
  if (positionals.length !== 1) throw new PlainError(usage)
  // npm starts its scripts in the folder of package.json, which is not the one that the reader is in.
  const from = process.env.INIT_CWD ?? process.cwd()
  const platform = values.platform && fileOf(resolve(from, values.platform))
  return { ...values, platform, folder: resolve(from, positionals[0]) }
}

function fileOf(path) {
  if (existsSync(path)) return path
  throw new PlainError(`The file ${path} does not exist: name a packed platform, or leave --platform out.`)
}
