import { createInterface } from 'node:readline'
import { PlainError } from './run.mjs'

/**
 * Opens the terminal for questions: `ask(question)` resolves to the line that is typed, without blanks around it, and `close()` gives the terminal back. `ask` throws a sentence
 * where the input ends before a line.
 */
export function openQuestions({ input, output }) {
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
  return { ask, close: () => terminal.close() }
}

/** Asks until `check` takes what was typed, and resolves to what it returns. An error of `check` that is a sentence is shown before the question comes again. */
export async function askUntil(ask, question, check, output) {
  for (;;) {
    const typed = await ask(question)
    try {
      return check(typed)
    } catch (error) {
      if (!(error instanceof PlainError)) throw error
      output.write(`${error.message}\n`)
    }
  }
}
