import type { Deps, Host } from '../../call/call'
import type { ModuleStop, Product } from '../../call/resource'

interface Started {
  readonly module: string
  readonly stop: ModuleStop
}

/**
 * Starts the modules that run, in the order of the product. Returns what stops them, the last one first; calling it again does nothing.
 * Throws an Error that names the module which could not start, once those before it have stopped.
 */
export async function startModules(product: Product, host: Host): Promise<() => Promise<void>> {
  const deps: Deps = { ...host, product }
  const started: Started[] = []
  const stop = () => stopModules(started.splice(0).toReversed(), deps)
  for (const { module } of product.contract.modules) {
    const start = product.servers[module.name]?.start
    if (!start || !host.modules.includes(module.name)) continue
    try {
      const end = await start(deps)
      if (end) started.push({ module: module.name, stop: end })
    } catch (error) {
      await stop()
      throw new Error(`The module ${module.name} could not start: ${messageOf(error)}`, { cause: error })
    }
  }
  return stop
}

/** One that fails to stop is logged, and the next one stops. */
async function stopModules(started: readonly Started[], { log }: Deps): Promise<void> {
  for (const { module, stop } of started) {
    try {
      await stop()
    } catch (error) {
      log('error', 'module not stopped', { module, error: messageOf(error) })
    }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
