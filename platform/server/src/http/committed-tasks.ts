import type { Call } from '../call/call'
import type { CommittedTask } from '../call/write-call'

const running = new Set<Promise<void>>()

/** Starts the tasks of a write that was committed, one after the other. One that fails is logged, and the next one runs. */
export function startTasks(tasks: readonly CommittedTask[], call: Call, requestId: string): void {
  if (tasks.length === 0) return
  const run = runAll(tasks, call, requestId).finally(() => running.delete(run))
  running.add(run)
}

/** Resolves once no task of this process is running, for a host that is about to close the database. */
export async function committedTasksEnded(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}

async function runAll(tasks: readonly CommittedTask[], call: Call, requestId: string): Promise<void> {
  for (const task of tasks) {
    try {
      await task(call)
    } catch (error) {
      call.deps.log('error', 'task after a write failed', {
        requestId,
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  }
}
