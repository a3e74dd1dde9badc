import { askUntil, openQuestions } from '../lib/questions.mjs'
import { PlainError } from '../lib/run.mjs'
import { fieldsExample } from './fields/parse-fields.mjs'

/**
 * Asks on the terminal for what a resource needs. `check` throws a sentence for fields that cannot be made, after which they
 * are asked for again.
 */
export async function askForResource(check, { input, output } = { input: process.stdin, output: process.stdout }) {
  if (!input.isTTY) throw new PlainError(`The fields are missing: add -- --fields "${fieldsExample}".`)
  const { ask, close } = openQuestions({ input, output })
  try {
    const title = (await ask('What is one record called, as 中文|English? (Enter for the name itself) ')) || undefined
    const isOfDept = /^y/i.test(await ask('Does each record belong to a department, which decides who sees it? (y/N) '))
    const scope = isOfDept ? 'dept' : undefined
    const question = `Which fields, such as ${fieldsExample}?\n`
    const checked = (fields) => {
      check({ title, scope, fields })
      return fields
    }
    return { title, scope, fields: await askUntil(ask, question, checked, output) }
  } finally {
    close()
  }
}
