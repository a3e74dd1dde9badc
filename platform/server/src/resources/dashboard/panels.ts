import { textIn } from 'atrium/contract/language'
import { holdsPermission } from 'atrium/contract/access'
import type { Dashboard, DashboardPanel } from 'atrium/contract/dashboard'
import type { Call } from '#server/call/call'
import type { PanelContent, Product } from '#server/call/resource'

/** The panels of the modules that run, for somebody with these permissions. */
export async function panelsFor(
  call: Call,
  servers: Product['servers'],
  permissions: readonly string[],
): Promise<Dashboard['panels']> {
  const listed = call.deps.product.contract.modules
    .filter(({ module }) => call.deps.modules.includes(module.name))
    .flatMap(({ module: { name, panels = [] } }) => panels.map((panel) => ({ module: name, ...panel })))
    .filter(({ permission }) => !permission || holdsPermission(permissions, [permission]))
  const shown: DashboardPanel[] = []
  for (const { module, id, title, isWide = false, isFirst = false } of listed) {
    const content = await contentOf(call, `${module}/${id}`, servers[module]?.panels?.[id])
    if (content === undefined) continue
    shown.push({ id: `${module}/${id}`, title: textIn(call.language, title), isWide, isFirst, content })
  }
  return shown
}

/** Returns the content of a panel: null where it reads that itself, undefined where there is none. One that fails does not take the dashboard with it. */
async function contentOf(
  call: Call,
  panel: string,
  read: PanelContent | undefined,
): Promise<object | null | undefined> {
  if (!read) return null
  try {
    return await read(call)
  } catch (error) {
    call.deps.log('error', 'panel of the dashboard failed', { panel, error: String(error) })
    return undefined
  }
}
