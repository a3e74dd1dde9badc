import { createInterface } from 'node:readline/promises'
import { StartError } from '../../settings'

/** Asks on the terminal, and throws a StartError for any answer but yes; without a terminal too. */
export async function confirm(question: string): Promise<void> {
  const { stdin: input, stdout: output } = process
  if (!input.isTTY || !output.isTTY)
    throw new StartError(`${question} There is no terminal to answer this: add --yes to agree. Nothing was changed.`)
  const terminal = createInterface({ input, output })
  try {
    const answer = await terminal.question(`${question} Type yes to go on: `)
    if (answer.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was changed.')
  } finally {
    terminal.close()
  }
}
