import { pagesOf, type PageModule, type SourceModule } from '#shared/navigation/module-pages'
import { modulePanels, type PanelModule } from '#shared/navigation/module-panels'

export const pages = pagesOf(
  './pages/',
  import.meta.glob<PageModule>('./pages/**/page.tsx'),
  import.meta.glob<SourceModule>('./pages/**/source.ts', { eager: true }),
)
export const panels = modulePanels(import.meta.glob<PanelModule>('./panels/*/panel.tsx'))
