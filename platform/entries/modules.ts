import { moduleNames } from 'virtual:module-names'
import { filesByModule } from './module-files'
import type { ConsoleModules, ConsoleParts } from '#shared/navigation/console-modules'
import { pagesOf, type PageModule, type SourceModule } from '#shared/navigation/module-pages'
import { panelsOf, type PanelModule } from '#shared/navigation/module-panels'

const pages = filesByModule(import.meta.glob<PageModule>('#modules/*/console/pages/**/page.tsx'), 'console/pages')
const sources = filesByModule(
  import.meta.glob<SourceModule>('#modules/*/console/pages/**/source.ts', { eager: true }),
  'console/pages',
)
const panels = filesByModule(import.meta.glob<PanelModule>('#modules/*/console/panels/*/panel.tsx'), 'console/panels')
const parts = filesByModule(
  import.meta.glob<ConsoleParts>('#modules/*/console/index.ts', { eager: true, import: 'parts' }),
  'console',
)

/** The pages, panels and other parts of each module that the product lists, in its order. */
export const modules: ConsoleModules = Object.fromEntries(
  moduleNames.map((name) => [
    name,
    {
      ...parts[name]?.['index.ts'],
      pages: pagesOf('', pages[name] ?? {}, sources[name] ?? {}),
      panels: panelsOf(panels[name] ?? {}),
    },
  ]),
)
