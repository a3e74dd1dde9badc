/**
 * Runs a task when the browser has nothing else to do; never where the browser cannot say so.
 * @returns What calls the task off.
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined
  const handle = requestIdleCallback(task)
  return () => cancelIdleCallback(handle)
}
