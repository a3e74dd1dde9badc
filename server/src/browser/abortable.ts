/** What `work` brings, unless the signal comes first: then rejects with its reason, while the work goes on unheard. */
export function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const giveUp = () => reject(signal.reason)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  return promise
}
