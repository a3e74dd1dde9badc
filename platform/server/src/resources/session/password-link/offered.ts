import type { Call } from '#server/call/call'
import { readPlatformSettings } from '#server/call/setting/platform-settings'

/** Whether people can ask for a link to set a forgotten password. The addresses of a demo do not exist. */
export async function areLinksOffered(call: Call): Promise<boolean> {
  if (!call.deps.mail || call.deps.demo) return false
  return (await readPlatformSettings(call)).forgottenPassword === 'mailed'
}
