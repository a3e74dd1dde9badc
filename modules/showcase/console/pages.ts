import { modulePages, type PageModule } from '#shared/navigation/module-pages'

export const pages = modulePages(import.meta.glob<PageModule>('./pages/**/page.tsx'))
