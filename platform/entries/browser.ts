import { openBrowserRuntime, type BrowserRuntime } from '#server/runtimes/browser/browser-runtime'
import { brand } from '#product/brand'

const createWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** Opens the API of this product in a Worker of the page. `name` keeps its storage apart from others of this site. */
export const openRuntime = (name = `${brand.key}-demo`): Promise<BrowserRuntime> =>
  openBrowserRuntime(createWorker, name)
