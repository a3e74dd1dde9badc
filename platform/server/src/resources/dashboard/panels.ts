import { modules } from '@atrium/contract'
import { holdsPermission } from '@atrium/contract/access'
import type { Dashboard, DashboardPanel } from '@atrium/contract/dashboard'
import { wordsIn } from '@atrium/contract/record-kind'
import { moduleServers } from '#modules/server'
import type { Call } from '#server/call/call'

/** The panels of the modules that run, for somebody with these permissions. */
export async function panelsFor(call: Call, permissions: readonly string[]): Promise<Dashboard['panels']> {
  const listed = modules
    .filter(({ module }) => call.deps.modules.includes(module.name))
    .flatMap(({ module: { name, panels = [] } }) => panels.map((panel) => ({ module: name, ...panel })))
    .filter(({ permission }) => !permission || holdsPermission(permissions, [permission]))
  const shown: DashboardPanel[] = []
  for (const { module, id, title, isWide = false, isFirst = false } of listed) {
    const content = await contentOf(call, module, id)
    if (content === undefined) continue
    shown.push({ id: `${module}/${id}`, title: wordsIn(call.language, title), isWide, isFirst, content })
  }
  return shown
}

/** Returns the content of a panel: null where it reads that itself, undefined where there is none. One that fails does not take the dashboard with it. */
async function contentOf(call: Call, module: string, id: string): Promise<object | null | undefined> {
  const read = moduleServers[module]?.panels?.[id]
  if (!read) return null
  try {
    return await read(call)
  } catch (error) {
    call.deps.log('error', 'panel of the dashboard failed', { panel: `${module}/${id}`, error: String(error) })
    return undefined
  }
}
