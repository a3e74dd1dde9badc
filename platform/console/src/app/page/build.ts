import { basePath } from '#shared/browser/base-path'

/** How long the server has to return its build, in milliseconds. */
const patience = 10_000

/** Returns whether the server has another build than the one that runs here; undefined where it returns no page. */
export async function hasOtherBuild(): Promise<boolean | undefined> {
  const page = await readPage().catch(() => undefined)
  const served = page === undefined ? undefined : entryOf(new DOMParser().parseFromString(page, 'text/html'))
  return served === undefined ? undefined : served !== entryOf(document)
}

async function readPage(): Promise<string | undefined> {
  const address = new URL(`${basePath}/`, location.origin)
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
  return answer.ok ? answer.text() : undefined
}

/** The file of the entry, whose name changes with every part of the build. */
export function entryOf(page: Document): string | undefined {
  const entry = page.querySelector('script[type="module"][src]')
  return entry?.getAttribute('src')?.split('/').at(-1)
}
