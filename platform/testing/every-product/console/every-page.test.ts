import { modules } from 'atrium/entries/modules'
import { testPages } from '#test/every-page'

// Every page of the modules that people open in a session.

testPages(
  Object.values(modules).flatMap(({ pages, openRoutes = [] }) => {
    const open = new Set(openRoutes.map(({ page }) => page))
    return Object.keys(pages.load).filter((id) => !open.has(id))
  }),
)
