import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askForResource } from './ask.mjs'
import { parseFields } from './fields/parse-fields.mjs'

/** A terminal on which these lines are typed, and what it shows. */
function terminalOf(text) {
  const [input, output] = [Object.assign(new PassThrough(), { isTTY: true }), new PassThrough()]
  input.end(text)
  let shown = ''
  output.on('data', (chunk) => (shown += chunk))
  return { input, output, shown: () => shown }
}

const check = ({ fields }) => parseFields(fields)

test('asks for title, scope and fields, and again for fields that cannot be made', async () => {
  const terminal = terminalOf('物料|Item\ny\nname:string\nname:text, price:money\n')
  const answers = await askForResource(check, terminal)
  expect(answers).toEqual({ title: '物料|Item', scope: 'dept', fields: 'name:text, price:money' })
  expect(terminal.shown()).toContain('The field name has the unknown kind string')
})

test('takes the name itself and no scope where nothing is typed', async () => {
  const answers = await askForResource(check, terminalOf('\n\nname:text\n'))
  expect(answers).toEqual({ title: undefined, scope: undefined, fields: 'name:text' })
})

test('ends without a result when the input ends', async () => {
  await expect(askForResource(check, terminalOf('\n'))).rejects.toThrow('Nothing was written.')
})

test('says which option is missing where there is no terminal', async () => {
  const input = new PassThrough()
  await expect(askForResource(check, { input, output: new PassThrough() })).rejects.toThrow(
    'The fields are missing: add -- --fields "sku:text unique',
  )
})
