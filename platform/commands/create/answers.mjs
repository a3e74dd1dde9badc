import { existsSync, readdirSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename } from 'node:path'
import { askUntil, openQuestions } from '../lib/questions.mjs'
import { PlainError } from '../lib/run.mjs'
import { partsOf } from '../new/resource.mjs'
import { namesOf } from '../new/words/names.mjs'

const known = ['zh-cn', 'en']
const usual = {
  languages: known.join(','),
  module: 'stock/item',
  fields: 'sku:text unique, name:text, quantity:int, price:money, status',
}

/** Throws a sentence where a product cannot be made in the folder: one with files, or a file. `.git` may be there. */
export function requireEmpty(folder) {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new PlainError(`${folder} is a file: name a folder for the product.`)
  const first = readdirSync(folder).find((name) => name !== '.git')
  if (first === undefined) return
  throw new PlainError(`${folder} is not empty (${first}): choose another folder, or empty it. Nothing was written.`)
}

/**
 * Resolves to what a product is made from: `{ key, name, languages, path, title, fields }`, where `path` is MODULE/NOUN, or nothing for a product without a module. What `given` does not say is asked for on a
 * terminal, and is what is usual elsewhere. Throws a sentence for what cannot be used.
 */
export async function answersFor(folder, given, terminal = { input: process.stdin, output: process.stdout }) {
  const key = keyOf(folder)
  const checks = {
    name: (text) => nameOf(text || titleCase(key)),
    languages: (text) => languagesOf(text || usual.languages),
    module: (text) => pathOf(text || usual.module),
  }
  const questions = {
    name: `What is it called? (Enter for ${titleCase(key)}) `,
    languages: `Which languages does it have, the first one by default? (Enter for ${usual.languages}) `,
    module: `Which module does it begin with, as MODULE/NOUN or none? (Enter for ${usual.module}) `,
  }
  const missing = Object.keys(checks).filter((name) => given[name] === undefined)
  const said = Object.entries(checks).flatMap(([name, check]) =>
    given[name] === undefined ? [] : [[name, check(given[name])]],
  )
  const asked = terminal.input.isTTY
    ? await askFor(missing, questions, checks, terminal)
    : missing.map((name) => [name, checks[name]('')])
  const { name, languages, module } = Object.fromEntries([...said, ...asked])
  return { key, name, languages, path: module, title: given.title, fields: given.fields ?? usual.fields }
}

async function askFor(missing, questions, checks, terminal) {
  if (missing.length === 0) return []
  const { ask, close } = openQuestions(terminal)
  const answers = []
  try {
    for (const name of missing)
      answers.push([name, await askUntil(ask, questions[name], checks[name], terminal.output)])
    return answers
  } finally {
    close()
  }
}

/** Returns the name of the package, of the database file and of what browsers keep: that of the folder. Throws a sentence for one that npm or the product cannot use. */
export function keyOf(folder) {
  const key = basename(folder)
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(key) || key.length > 40)
    throw new PlainError(
      `"${key}" cannot be the name of a package: name the folder in lower-case letters, digits and hyphens, such as my-office.`,
    )
  if (key === 'atrium' || isBuiltin(key))
    throw new PlainError(`The name ${key} is taken by another package: name the folder otherwise, such as my-office.`)
  return key
}

function nameOf(text) {
  if (text.length <= 30 && !/[\n\r]/.test(text)) return text
  throw new PlainError(`The name has ${text.length} letters: the header has place for 30.`)
}

function languagesOf(text) {
  const list = text.split(',').map((one) => one.trim())
  const wrong = list.find((one, index) => !known.includes(one) || list.indexOf(one) !== index)
  if (wrong === undefined) return list
  throw new PlainError(`"${wrong}" cannot be a language: write one or both of ${known.join(', ')}, each once.`)
}

function pathOf(text) {
  if (text === 'none') return undefined
  const [module, noun] = partsOf(text)
  return namesOf(module, noun).path
}

/** Returns "My office" for my-office. */
const titleCase = (key) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ')
