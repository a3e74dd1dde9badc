import {
  pagesOf,
  modulePanels,
  type ModuleRoute,
  type PageModule,
  type SourceModule,
  type PanelModule,
} from 'atrium/console/page'

export const pages = pagesOf(
  './pages/',
  import.meta.glob<PageModule>('./pages/**/page.tsx'),
  import.meta.glob<SourceModule>('./pages/**/source.ts', { eager: true }),
)
export const panels = modulePanels(import.meta.glob<PanelModule>('./panels/*/panel.tsx'))

export const routes: readonly ModuleRoute[] = [
  {
    path: '/forms/fill',
    title: { zh: '填写表单', en: 'Fill in a form' },
    page: 'forms/fill',
    isCache: true,
    activeMenu: '/forms/mine',
  },
  {
    path: '/forms/designer',
    title: { zh: '表单设计', en: 'Form designer' },
    page: 'form-designer',
    isCache: true,
    permissions: ['forms:form:add', 'forms:form:edit'],
    activeMenu: '/forms/list',
  },
]
