import { startConsole } from 'atrium/console/start'
import { languages } from '#product/brand'
import { look } from '#product/look'

await startConsole({
  languages,
  look,
  loadSession: () => import('./session'),
  // Constant at build time: the ordinary build keeps no byte of the browser runtime.
  openRuntime: __BROWSER_RUNTIME__ ? async () => (await import('./browser')).openRuntime() : undefined,
})
