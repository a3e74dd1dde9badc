/**
 * Loads a part of the application. When it is missing, as after a new deployment, the document is loaded again: once per
 * part and build, so that a part that stays missing ends in an error view and not in a loop.
 */
export async function loadChunk<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!reloadsOnce(`${buildId()}#${name}`)) throw error
    return new Promise<never>(() => {})
  }
}

/** The address of the entry, whose name changes with every part of the build. */
function buildId(): string {
  return document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
}

function reloadsOnce(mark: string): boolean {
  try {
    if (sessionStorage.getItem(mark)) return false
    sessionStorage.setItem(mark, 'reloaded')
  } catch {
    // Without storage nothing could stop a loop.
    return false
  }
  location.reload()
  return true
}
