import { createInterface } from 'node:readline'
import { PlainError } from '../lib/run.mjs'
import { fieldsExample } from './fields/parse-fields.mjs'

/**
 * Asks on the terminal for what a resource needs. `check` throws a sentence for fields that cannot be made, after which they
 * are asked for again.
 */
export async function askForResource(check, { input, output } = { input: process.stdin, output: process.stdout }) {
  if (!input.isTTY) throw new PlainError(`The fields are missing: add -- --fields "${fieldsExample}".`)
  const terminal = createInterface({ input, output })
  // Lines that are pasted at once are kept for the next questions.
  const lines = terminal[Symbol.asyncIterator]()
  const ask = async (question) => {
    terminal.setPrompt(question)
    terminal.prompt()
    const { value, done } = await lines.next()
    if (done) throw new PlainError('\nNothing was written.')
    return value.trim()
  }
  try {
    const title = (await ask('What is one record called, as 中文|English? (Enter for the name itself) ')) || undefined
    const isOfDept = /^y/i.test(await ask('Does each record belong to a department, which decides who sees it? (y/N) '))
    const scope = isOfDept ? 'dept' : undefined
    return { title, scope, fields: await askForFields(ask, (fields) => check({ title, scope, fields }), output) }
  } finally {
    terminal.close()
  }
}

async function askForFields(ask, check, output) {
  for (;;) {
    const fields = await ask(`Which fields, such as ${fieldsExample}?\n`)
    try {
      check(fields)
      return fields
    } catch (error) {
      if (!(error instanceof PlainError)) throw error
      output.write(`${error.message}\n`)
    }
  }
}
