import { useSession } from '#shared/session/user/session'

/** The most that stays in memory, in bytes: some hundred portraits, or a page of large pictures. */
const maxBytes = 32 * 1024 * 1024

const files = new Map<string, Blob>()

/** Returns the stored file of a key, where it was loaded before in this session and there was still room for it. */
export function loadedFile(key: string): Blob | undefined {
  const file = files.get(key)
  if (!file) return undefined
  // The last one of the map is the one that was used last.
  files.delete(key)
  files.set(key, file)
  return file
}

/** Keeps a stored file in memory until the session ends, since the browser keeps none. What was not used for longest makes room. */
export function keepLoadedFile(key: string, file: Blob): void {
  files.set(key, file)
  let bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  for (const [oldest, { size }] of files) {
    if (bytes <= maxBytes) return
    files.delete(oldest)
    bytes -= size
  }
}

useSession.subscribe(({ userInfo }, former) => {
  if (userInfo.username !== former.userInfo.username) files.clear()
})
