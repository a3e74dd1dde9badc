/** Runs tasks one at a time, in the order they come. */
export type Turns = <T>(task: () => Promise<T>) => Promise<T>

/** Turns within this thread. */
export function createQueue(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const result = last.then(task)
    last = result.catch(() => undefined)
    return result
  }
}

/** Turns among all tabs of this site. A closed tab's turn ends with it. Browsers offer this on https and localhost only. */
export function createLock(name: string): Turns | undefined {
  const { locks } = navigator as { locks?: LockManager }
  return locks && ((task) => locks.request(name, task) as ReturnType<typeof task>)
}
