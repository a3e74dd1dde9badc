import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { PlainError } from '../lib/run.mjs'
import { fieldsExample } from './fields/parse-fields.mjs'

/**
 * Asks on the terminal for what a resource needs. `check` throws a sentence for fields that cannot be made, after which they
 * are asked for again.
 */
export async function askForResource(check) {
  if (!stdin.isTTY) throw new PlainError(`The fields are missing: add -- --fields "${fieldsExample}".`)
  const lines = createInterface({ input: stdin, output: stdout })
  try {
    const title = await lines.question('What is one record called, as 中文|English? (Enter for the name itself) ')
    const isScoped = /^y/i.test(
      await lines.question('Does each record belong to a department, which decides who sees it? (y/N) '),
    )
    for (;;) {
      const fields = await lines.question(`Which fields, such as ${fieldsExample}?\n`)
      const answers = { fields, isScoped, title: title.trim() || undefined }
      try {
        check(answers)
        return answers
      } catch (error) {
        if (!(error instanceof PlainError)) throw error
        console.log(error.message)
      }
    }
  } finally {
    lines.close()
  }
}
