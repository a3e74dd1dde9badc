import type { BrowserCommand } from 'vitest/node'

/** Lets the browser find no host but this machine, so that nothing of a test is sent elsewhere. */
export const noForeignHosts =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'

const own = /^(?:data|blob|about):|^\w+:\/\/(?:(?:[\w-]+\.)?localhost|127\.0\.0\.1)[:/]/

const requests = new WeakMap<object, string[]>()

/**
 * The requests to other hosts that the browser has tried since the last call; the first call begins to count. One of this very moment may
 * be in the next answer.
 */
export const foreignRequests: BrowserCommand<[]> = ({ context }): string[] => {
  const known = requests.get(context)
  if (known) return known.splice(0)
  const tried: string[] = []
  requests.set(context, tried)
  context.on('request', (request) => {
    if (!own.test(request.url())) tried.push(request.url())
  })
  return []
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    foreignRequests: () => Promise<string[]>
  }
}
