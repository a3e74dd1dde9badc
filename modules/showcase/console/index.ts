import { pagesOf, modulePanels, type PageModule, type SourceModule, type PanelModule } from 'atrium/console/page'

export const pages = pagesOf(
  './pages/',
  import.meta.glob<PageModule>('./pages/**/page.tsx'),
  import.meta.glob<SourceModule>('./pages/**/source.ts', { eager: true }),
)
export const panels = modulePanels(import.meta.glob<PanelModule>('./panels/*/panel.tsx'))
