/** The tasks for the end of the bench, the latest first: processes to stop, folders to remove. */
const tasks = []

/** Does `task` when the bench ends, however it ends; returns a function that does it before. */
export function whenEnding(task) {
  tasks.push(task)
  return async () => {
    const place = tasks.indexOf(task)
    if (place === -1) return
    tasks.splice(place, 1)
    await task()
  }
}

/** Does all that is left. What fails does not keep the rest from being done. */
export async function end() {
  while (tasks.length > 0) {
    try {
      await tasks.pop()()
    } catch (error) {
      console.error(error)
    }
  }
}

let isInterrupted = false

/** Cleans up on Ctrl-C and on a request to stop. The second time ends the program at once. */
export function endOnSignals() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.once(signal, () => {
      isInterrupted = true
      void end().then(() => process.exit(code))
    })
  }
}

/** Never resolves once the program was interrupted: what fails then fails because of that. */
export function unlessInterrupted() {
  return isInterrupted ? new Promise(() => {}) : Promise.resolve()
}
